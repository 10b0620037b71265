import type { retryOutbox as endpoint } from '#contract/queues-admin.ts'
import type { Handler } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { bringForward, takeUpAgain } from '#server/jobs/open-jobs.ts'
import { beginAnew, findJobOf, lockUnsent } from './outbox-sql.ts'

const QUEUES = { mail: 'deliver-mail', push: 'deliver-push' } as const

/** What a push tells is news for so long. */
const NEWS_MS = 86_400_000

/** The job that is there is used again; another one beside it would send the same twice. */
export const retryOutbox: Handler<typeof endpoint> = async ({ sql, now, audit, enqueue }, { channel, id }) => {
  const queue = QUEUES[channel]
  const unsent = await lockUnsent(sql, channel, id, new Date(now.getTime() - NEWS_MS))
  const job = unsent && (await findJobOf(sql, queue, id))
  if (!unsent || job?.state === 'active') throw new AppError('refused', 'api.outbox-sent')
  if (channel === 'mail') await beginAnew(sql, id)
  if (!job) await enqueue(queue, { id })
  else if (job.isLaidAside) await takeUpAgain(sql, queue, [job.id])
  else await bringForward(sql, queue, [job.id])
  await audit({ action: `${channel} sent anew`, subject: channel, subjectId: id })
  return null
}
