import * as z from 'zod/mini'
import type { Sql } from '#server/db/sql.ts'
import { emit } from '#server/features/live/public.ts'
import { queuePushes } from '#server/features/push/public.ts'
import { job } from '#server/jobs/job.ts'
import { enqueue } from '#server/jobs/queue.ts'
import { finish, insertRecipients, listRecipients, lockAnnouncement, noteProgress } from './announcement.sql.ts'
import { deliverableChannels } from './deliverable-channels.ts'
import { queueMail } from './notify.ts'

const BATCH = 200

/**
 * Notifies the next batch of recipients and enqueues the next run in one transaction that locks the announcement row. A
 * failed batch is retried as a whole; a batch that runs twice continues after the last recorded recipient.
 */
export const sendAnnouncementJob = job(
  'send-announcement',
  z.object({ id: z.int() }),
  async ({ sql: db, now }, { id }) => {
    await db.begin(async (sql) => {
      const announcement = await lockAnnouncement(sql, id)
      if (!announcement || announcement.isFinished) return
      // Segment membership is evaluated as of the time of sending, so a user whose package ends meanwhile still
      // receives the announcement.
      const candidates = await listRecipients(sql, announcement.segment, {
        ...{ after: announcement.lastUserId, limit: BATCH, now: announcement.createdAt },
      })
      const recipients = candidates
        .map((candidate) => ({ userId: candidate.userId, channels: deliverableChannels(candidate) }))
        .filter(({ channels }) => channels.length > 0)
      await deliver(sql, announcement.notificationId, recipients, now())
      if (candidates.length < BATCH) return finishWith(sql, id, announcement.lastUserId, recipients.length, now())
      await noteProgress(sql, id, candidates.at(-1)!.userId, recipients.length)
      await enqueue(sql, 'send-announcement', { id })
    })
  },
)

async function finishWith(sql: Sql, id: number, lastUserId: number, reached: number, now: Date) {
  await noteProgress(sql, id, lastUserId, reached)
  await finish(sql, id, now)
}

type Recipient = { userId: number; channels: readonly ('app' | 'mail' | 'push')[] }

async function deliver(sql: Sql, notificationId: number, recipients: readonly Recipient[], now: Date) {
  const by = (channel: Recipient['channels'][number]) =>
    recipients.filter(({ channels }) => channels.includes(channel)).map(({ userId }) => userId)
  const all = recipients.map(({ userId }) => userId)
  await insertRecipients(sql, notificationId, all, by('app'))
  await emit(sql, by('app'), { kind: 'notification', notificationId })
  for (const userId of by('push')) await queuePushes(sql, userId, { notificationId }, now)
  for (const userId of by('mail')) await queueMail(sql, userId, notificationId)
}
