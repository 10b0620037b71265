import { once } from 'node:events'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { FastifyBaseLogger } from 'fastify'
import { addressOf, type Database } from '#server/db/sql.ts'
import { AppError } from '#server/errors.ts'
import type { Search } from '../port.ts'
import type { FromWorker, ToWorker, WorkerSettings } from './messages.ts'
import { searchThrough } from './question.ts'

/** More waiting questions than this are refused at once. */
const MAX_WAITING = 500
const TIMEOUT_MS = 5_000
const FIRST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 5_000
const STOP_MS = 10_000

interface Waiting {
  resolve: (answer: unknown) => void
  reject: (error: Error) => void
  timer: NodeJS.Timeout
}

interface Options {
  db: Database
  dataDir: string
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>
}

/** The index in a thread of its own, so that neither loading nor a long question delays other requests. */
export function workerSearch({ db, dataDir, log }: Options): Search {
  const waiting = new Map<number, Waiting>()
  let worker: Worker | null = null
  let isReady = false
  let isClosed = false
  let lastId = 0
  let pause = FIRST_PAUSE_MS
  const loaded = Promise.withResolvers<void>()

  function settle(id: number): Waiting | undefined {
    const one = waiting.get(id)
    waiting.delete(id)
    clearTimeout(one?.timer)
    return one
  }

  function hear(message: FromWorker) {
    if ('isReady' in message) {
      isReady = message.isReady
      if (!isReady) return
      pause = FIRST_PAUSE_MS
      loaded.resolve()
    } else if ('warning' in message) log.warn(message.warning)
    else if ('answer' in message) settle(message.id)?.resolve(message.answer)
    else settle(message.id)?.reject(message.isBusy ? busy() : new Error(message.error))
  }

  function start() {
    if (worker || isClosed) return
    const workerData: WorkerSettings = { address: addressOf(db), file: join(dataDir, 'search', 'listings.index') }
    const started = new Worker(new URL('./worker.ts', import.meta.url), { workerData })
    worker = started
    started.on('message', hear)
    started.on('error', (error) => {
      isReady = false
      log.error({ err: error }, 'The search index failed and starts again')
    })
    started.on('exit', () => {
      worker = null
      isReady = false
      for (const id of waiting.keys()) settle(id)?.reject(busy())
      if (!isClosed) setTimeout(start, pause).unref()
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS)
    })
  }

  return searchThrough(
    (question, change) => {
      start()
      const target = worker
      if (!target || waiting.size >= MAX_WAITING) return Promise.reject(busy())
      const { promise, resolve, reject } = Promise.withResolvers<unknown>()
      const id = ++lastId
      const timer = setTimeout(() => settle(id)?.reject(busy()), TIMEOUT_MS)
      waiting.set(id, { resolve, reject, timer })
      target.postMessage({ id, question, change } satisfies ToWorker)
      return promise
    },
    {
      start: () => {
        start()
        return loaded.promise
      },
      isReady: () => isReady,
      close: async () => {
        isClosed = true
        const ending = worker
        if (!ending) return
        ending.postMessage('stop' satisfies ToWorker)
        await once(ending, 'exit', { signal: AbortSignal.timeout(STOP_MS) }).catch(() => ending.terminate())
      },
    },
  )
}

const busy = () => new AppError('unavailable', 'api.busy')
