import type { Sql } from '#server/db/sql.ts'
import { enqueue } from '#server/jobs/queue.ts'
import { insertPushes } from './queries.ts'

/** Sends a piece of news or a message to every device of a person, if the transaction commits. */
export async function queuePushes(
  sql: Sql,
  userId: number,
  about: { notificationId: number } | { messageId: number },
  now: Date,
): Promise<void> {
  for (const { id } of await insertPushes(sql, userId, about, now)) await enqueue(sql, 'deliver-push', { id })
}
