import * as z from 'zod/mini'
import { job } from '#server/jobs/job.ts'
import { enqueue } from '#server/jobs/queue.ts'
import { listForgotten, lockReader, takeWaiting } from './mail-queries.ts'
import { dropDelivered, isUnsent, MOST_ATTEMPTS, markSent, noteFailure, post, takeLetter } from './outbox.ts'
import { writeNews } from './write-news.ts'

/** The first news is mailed at once; what follows within this time comes together in one mail. */
const REST_MS = 10 * 60_000
const KEPT_DAYS = 30

/** Writes one mail about everything that waits for a person. */
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
      await post(sql, reader.email, await writeNews({ texts, baseUrl: config.baseUrl }, reader, news))
    }),
)

/** Two transactions that met may each have thought that the other would queue the mail. */
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

/** Hands a letter of the outbox over; one that was sent is not sent again. */
export const deliverMail = job(
  'deliver-mail',
  z.object({ id: z.int() }),
  async ({ sql, mail, now }, { id }) => {
    const letter = await takeLetter(sql, id)
    if (!letter) {
      // Whoever took it may have died on the way; so this comes back until the letter is known to be sent.
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
      await noteFailure(sql, id, String(error))
      throw error
    }
    await markSent(sql, id, now())
  },
  { retries: MOST_ATTEMPTS - 1 },
)
