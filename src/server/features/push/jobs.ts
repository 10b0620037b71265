import * as z from 'zod/mini'
import type { Sql } from '#server/db/sql.ts'
import { job } from '#server/jobs/job.ts'
import { messagePush, takenBackPush } from './message-push.ts'
import { noticePush } from './notice-push.ts'
import {
  dropForgottenDevices,
  dropOldPushes,
  dropToken,
  findWaitingPush,
  markDone,
  type WaitingPush,
} from './queries.ts'
import type { Writer } from './writer.ts'

const DAY_MS = 86_400_000
const KEPT_DAYS = 30
const SILENT_DAYS = 90

/** Delivers one push message to one device, at most once; deletes the device when it is gone. */
export const deliverPush = job(
  'deliver-push',
  z.object({ id: z.int() }),
  async ({ sql, push, texts, config, now }, { id }) => {
    const waiting = await findWaitingPush(sql, id, new Date(now().getTime() - DAY_MS))
    if (!waiting) return
    const { token } = waiting
    const writer = { texts, baseUrl: config.baseUrl, now: now() }
    const message = await write(sql, waiting, writer)
    const delivery = message && (await push.send(token, message))
    if (delivery === 'gone') await dropToken(sql, token)
    else await markDone(sql, id, now())
  },
  { retries: 5 },
)

function write(sql: Sql, { messageId, notificationId, isTakenBack }: WaitingPush, writer: Writer) {
  if (messageId === null) return noticePush(sql, notificationId!, writer)
  return isTakenBack ? takenBackPush(sql, messageId) : messagePush(sql, messageId, writer)
}

/** Purges old push deliveries and unused devices. */
export const purgePushes = job(
  'forget-pushes',
  z.object({}),
  async ({ sql, now }) => {
    await dropOldPushes(sql, new Date(now().getTime() - KEPT_DAYS * DAY_MS))
    await dropForgottenDevices(sql, new Date(now().getTime() - SILENT_DAYS * DAY_MS))
  },
  { cron: '17 3 * * *' },
)
