import * as z from 'zod/mini'
import { job } from '#server/jobs/job.ts'
import { enqueue } from '#server/jobs/queue.ts'
import { listForgotten, lockReader, takeWaiting } from './mail.sql.ts'
import { claimMail, dropDelivered, isUnsent, MAX_ATTEMPTS, markSent, post, recordFailure } from './outbox.sql.ts'
import { renderNotification } from './render-notification.ts'

/**
 * Minimum interval between notification emails to a user. The first notification is emailed immediately; later ones are
 * collected into a digest.
 */
const REST_MS = 10 * 60_000
const KEPT_DAYS = 30

/** Sends one email with all pending notifications of a user. */
export const mailNotifications = job(
  'mail-notifications',
  z.object({ userId: z.int() }),
  async ({ sql: db, texts, config, now }, { userId }) =>
    db.begin(async (sql) => {
      const reader = await lockReader(sql, userId)
      if (!reader) return
      const rested = reader.mailedAt ? reader.mailedAt.getTime() + REST_MS : 0
      if (rested > now().getTime())
        return enqueue(sql, 'mail-notifications', { userId }, { startAfter: new Date(rested) })
      const news = await takeWaiting(sql, userId, now())
      if (news.length === 0 || !reader.email) return
      await post(sql, reader.email, await renderNotification({ texts, baseUrl: config.baseUrl }, reader, news))
    }),
)

/** Enqueues emails that two concurrent transactions each left to the other, and purges old delivered emails. */
export const mailForgotten = job(
  'mail-forgotten',
  z.object({}),
  async ({ sql, now }) => {
    for (const { userId } of await listForgotten(sql, new Date(now().getTime() - 2 * REST_MS)))
      await enqueue(sql, 'mail-notifications', { userId })
    await dropDelivered(sql, new Date(now().getTime() - KEPT_DAYS * 86_400_000))
  },
  { cron: '*/10 * * * *' },
)

/** Delivers an email of the outbox, at most once. */
export const deliverMail = job(
  'deliver-mail',
  z.object({ id: z.int() }),
  async ({ sql, mail, now }, { id }) => {
    const letter = await claimMail(sql, id)
    if (!letter) {
      // The worker that claimed the email may have died, so this job fails and is retried until the email is marked as
      // sent.
      if (await isUnsent(sql, id)) throw new Error('The letter is being handed over')
      return
    }
    try {
      await mail.send({
        to: letter.recipient,
        subject: letter.subject,
        text: letter.body,
        ...(letter.html !== null && { html: letter.html }),
      })
    } catch (error) {
      await recordFailure(sql, id, String(error))
      throw error
    }
    await markSent(sql, id, now())
  },
  { retries: MAX_ATTEMPTS - 1 },
)
