import type { retryOutbox as endpoint } from '#contract/queues-admin.ts'
import type { Handler } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { retryDeadJobs, runNow } from '#server/jobs/open-jobs.sql.ts'
import { findJobOf, lockUnsent, requeueMail } from './outbox.sql.ts'

const QUEUES = { mail: 'deliver-mail', push: 'deliver-push' } as const

/** Maximum age at which a push is still delivered. */
const NEWS_MS = 86_400_000

/** Resends an item through its existing job; a second job would send it twice. */
export const retryOutbox: Handler<typeof endpoint> = async ({ sql, now, audit, enqueue }, { channel, id }) => {
  const queue = QUEUES[channel]
  const unsent = await lockUnsent(sql, channel, id, new Date(now.getTime() - NEWS_MS))
  const job = unsent && (await findJobOf(sql, queue, id))
  if (!unsent || job?.state === 'active') throw new AppError('refused', 'api.outbox-sent')
  if (channel === 'mail') await requeueMail(sql, id)
  if (!job) await enqueue(queue, { id })
  else if (job.isLaidAside) await retryDeadJobs(sql, queue, [job.id])
  else await runNow(sql, queue, [job.id])
  await audit({ action: `${channel} sent anew`, subject: channel, subjectId: id })
  return null
}
