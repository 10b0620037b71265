import { setTimeout as sleep } from 'node:timers/promises'
import postgres from 'postgres'
import type { Database } from './sql.ts'

const FIRST_PAUSE_MS = 50
const LONGEST_PAUSE_MS = 2_000

interface Ears {
  hear: (payload: string) => void
  /** Called when listening starts or restarts: notifications in between were missed. */
  opened: () => void
  lost: (error: unknown) => void
}

export interface Listening {
  stop(): Promise<void>
}

/**
 * Listens to a channel on a dedicated connection while the program runs. A single loop connects, waits for the end and
 * reconnects with growing delays, so that there is never more than one connection, however often the database goes
 * away.
 */
export function keepListening(db: Database, channel: string, ears: Ears): Listening {
  let isStopped = false
  let end = () => {}

  async function listenOnce(): Promise<void> {
    const lost = Promise.withResolvers<void>()
    end = lost.resolve
    const connection = postgres({
      ...db.options,
      max: 1,
      idle_timeout: null,
      max_lifetime: null,
      fetch_types: false,
      onclose: () => lost.resolve(),
      onnotify: (_channel: string, payload: string) => ears.hear(payload),
    } as unknown as postgres.Options<never>)
    try {
      await connection`listen ${connection(channel)}`
      ears.opened()
      await lost.promise
    } finally {
      await connection.end({ timeout: 0 })
    }
  }

  async function loop() {
    for (let pause = FIRST_PAUSE_MS; !isStopped; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      const start = Date.now()
      try {
        await listenOnce()
      } catch (error) {
        ears.lost(error)
      }
      if (Date.now() - start > LONGEST_PAUSE_MS) pause = FIRST_PAUSE_MS
      if (!isStopped) await sleep(pause, undefined, { ref: false })
    }
  }

  const looping = loop()
  return {
    async stop() {
      isStopped = true
      end()
      await looping
    },
  }
}
