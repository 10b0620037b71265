import { feedSearch } from '../features/search/jobs.ts'
import { enqueue } from '../jobs/queue.ts'
import type { Services } from '../services.ts'

/** Changes that follow each other quickly are applied together. */
const COLLECT_MS = 200
/** Also applies changes whose notification was lost, or that a cluster that was down has not received. */
const EVERY_MS = 10_000

/** Queues a job whenever listings change. Returns how to stop. */
export async function wakeSearchFeed({ db, log }: Services): Promise<() => Promise<void>> {
  let waiting: NodeJS.Timeout | null = null
  const queue = () => {
    waiting = null
    enqueue(db, feedSearch.name, {}).catch((error) =>
      log.warn({ err: error }, 'A change of the search index was not queued'),
    )
  }
  const wake = () => {
    waiting ??= setTimeout(queue, COLLECT_MS)
  }
  const { unlisten } = await db.listen('listings', wake, wake)
  const timer = setInterval(wake, EVERY_MS)
  return async () => {
    clearInterval(timer)
    if (waiting) clearTimeout(waiting)
    await unlisten()
  }
}
