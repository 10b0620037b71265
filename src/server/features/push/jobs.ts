import * as z from 'zod/mini'
import { job } from '#server/jobs/job.ts'
import { messagePush } from './message-push.ts'
import { noticePush } from './notice-push.ts'
import { dropForgottenDevices, dropOldPushes, dropToken, findWaitingPush, markDone } from './queries.ts'

const DAY_MS = 86_400_000
const KEPT_DAYS = 30
const SILENT_DAYS = 90

/** Hands one message over to one device; what was handed over is not again, and a device that is gone is forgotten. */
export const deliverPush = job(
  'deliver-push',
  z.object({ id: z.int() }),
  async ({ sql, push, texts, config, now }, { id }) => {
    const waiting = await findWaitingPush(sql, id, new Date(now().getTime() - DAY_MS))
    if (!waiting) return
    const { token, messageId, notificationId } = waiting
    const writer = { texts, baseUrl: config.baseUrl, now: now() }
    const message =
      messageId === null ? await noticePush(sql, notificationId!, writer) : await messagePush(sql, messageId, writer)
    const delivery = message && (await push.send(token, message))
    if (delivery === 'gone') await dropToken(sql, token)
    else await markDone(sql, id, now())
  },
  { retries: 5 },
)

/** Forgets what was pushed long ago, and devices that nobody uses any more. */
export const forgetPushes = job(
  'forget-pushes',
  z.object({}),
  async ({ sql, now }) => {
    await dropOldPushes(sql, new Date(now().getTime() - KEPT_DAYS * DAY_MS))
    await dropForgottenDevices(sql, new Date(now().getTime() - SILENT_DAYS * DAY_MS))
  },
  { cron: '17 3 * * *' },
)
