import type { Sql } from '#server/db/sql.ts'
import { enqueue } from '#server/jobs/queue.ts'
import { insertPushes, insertTakenBack } from './queries.ts'

/** Sends a piece of news or a message to every device of a person, if the transaction commits. */
export async function queuePushes(
  sql: Sql,
  userId: number,
  about: { notificationId: number } | { messageId: number },
  now: Date,
): Promise<void> {
  for (const { id } of await insertPushes(sql, userId, about, now)) await enqueue(sql, 'deliver-push', { id })
}

/** Lets the devices that a message went to know that it was taken back, if the transaction commits. */
export async function queueTakenBack(sql: Sql, messageId: number, now: Date): Promise<void> {
  for (const { id } of await insertTakenBack(sql, messageId, now)) await enqueue(sql, 'deliver-push', { id })
}
