import * as z from 'zod/mini'
import type { Sql } from '#server/db/sql.ts'
import { emit } from '#server/features/live/public.ts'
import { queuePushes } from '#server/features/push/public.ts'
import { job } from '#server/jobs/job.ts'
import { enqueue } from '#server/jobs/queue.ts'
import { finish, insertRecipients, listHearers, lockAnnouncement, noteProgress } from './announcement-sql.ts'
import { queueMail } from './notify.ts'
import { waysTo } from './ways-to.ts'

const BATCH = 200

/**
 * Tells the next batch and asks for another run, all in one transaction that holds the announcement: a batch that dies is
 * told anew as a whole, and one that runs twice finds that its people have been told.
 */
export const sendAnnouncementJob = job(
  'send-announcement',
  z.object({ id: z.int() }),
  async ({ sql: db, now }, { id }) => {
    await db.begin(async (sql) => {
      const announcement = await lockAnnouncement(sql, id)
      if (!announcement || announcement.isFinished) return
      // Who belongs is decided as of the sending: somebody whose package ends meanwhile is told all the same.
      const hearers = await listHearers(sql, announcement.segment, {
        ...{ after: announcement.lastUserId, limit: BATCH, now: announcement.createdAt },
      })
      const told = hearers
        .map((hearer) => ({ userId: hearer.userId, ways: waysTo(hearer) }))
        .filter(({ ways }) => ways.length > 0)
      await tell(sql, announcement.notificationId, told, now())
      if (hearers.length < BATCH) return finishWith(sql, id, announcement.lastUserId, told.length, now())
      await noteProgress(sql, id, hearers.at(-1)!.userId, told.length)
      await enqueue(sql, 'send-announcement', { id })
    })
  },
)

async function finishWith(sql: Sql, id: number, lastUserId: number, told: number, now: Date) {
  await noteProgress(sql, id, lastUserId, told)
  await finish(sql, id, now)
}

type Told = { userId: number; ways: readonly ('app' | 'mail' | 'push')[] }

async function tell(sql: Sql, notificationId: number, told: readonly Told[], now: Date) {
  const by = (way: Told['ways'][number]) => told.filter(({ ways }) => ways.includes(way)).map(({ userId }) => userId)
  const everybody = told.map(({ userId }) => userId)
  await insertRecipients(sql, notificationId, everybody, by('app'))
  await emit(sql, by('app'), { kind: 'notification', notificationId })
  for (const userId of by('push')) await queuePushes(sql, userId, { notificationId }, now)
  for (const userId of by('mail')) await queueMail(sql, userId, notificationId)
}
