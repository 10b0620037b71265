import type { Sql } from '#server/db/sql.ts'
import { enqueue } from '#server/jobs/queue.ts'
import { insertPushes, insertTakenBack } from './queries.ts'

/** Enqueues a push of a notification or message to every device of a user, in the caller's transaction. */
export async function queuePushes(
  sql: Sql,
  userId: number,
  about: { notificationId: number } | { messageId: number },
  now: Date,
): Promise<void> {
  for (const { id } of await insertPushes(sql, userId, about, now)) await enqueue(sql, 'deliver-push', { id })
}

/** Enqueues the removal of an unsent message from the devices it was sent to, in the caller's transaction. */
export async function queueTakenBack(sql: Sql, messageId: number, now: Date): Promise<void> {
  for (const { id } of await insertTakenBack(sql, messageId, now)) await enqueue(sql, 'deliver-push', { id })
}
