import type { listQueues as endpoint } from '#contract/queues-admin.ts'
import type { Handler } from '#server/context.ts'
import { causeOf } from './cause.ts'
import { listFailures, listQueueRows } from './jobs.sql.ts'

export const listQueues: Handler<typeof endpoint> = async ({ sql }) => {
  const [queues, failures] = await Promise.all([listQueueRows(sql), listFailures(sql)])
  const causes = new Map<string, { queue: string; cause: string; count: number }>()
  for (const { queue, error } of failures) {
    const cause = causeOf(error)
    const known = causes.get(`${queue} ${cause}`) ?? { queue, cause, count: 0 }
    known.count++
    causes.set(`${queue} ${cause}`, known)
  }
  return {
    data: queues.map(({ oldestAt, ...queue }) => ({ ...queue, oldest_at: oldestAt?.toISOString() ?? null })),
    causes: [...causes.values()].toSorted((a, b) => b.count - a.count),
  }
}
