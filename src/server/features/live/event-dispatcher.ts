import type { Sql } from '#server/db/sql.ts'
import { type EventRow, listEvents } from './queries.ts'
import { frame, type Stream, silentFrame } from './stream.ts'

/** An event for one page; its content is read when it is sent. */
export interface Outgoing {
  ownerId: number
  language: string
  /** Prefix of file URLs on the page. */
  origin: string
  event: EventRow
}

/** The content of each event for its reader, in the same order; null if it no longer exists. */
export type Present = (sql: Sql, outgoing: readonly Outgoing[]) => Promise<(object | null)[]>

const STREAMS_AT_ONCE = 200
const EVENTS_AT_ONCE = 100
const RETRY_MS = 250

interface PumpOptions {
  sql: Sql
  present: Present
  failed: (error: unknown) => void
}

/**
 * Event dispatcher. New events, a reconnect and a slow reader are the same case: read the events after the stream's
 * sequence number. One read runs at a time; streams requested meanwhile are in the next batch.
 */
export function createPump({ sql, present, failed }: PumpOptions) {
  const waiting = new Set<Stream>()
  let isRunning = false
  let isStopped = false

  function pull(stream: Stream) {
    if (!stream.isOpen || stream.behindSince !== null) return
    waiting.add(stream)
    if (!isRunning) void run()
  }

  async function run() {
    isRunning = true
    while (waiting.size > 0 && !isStopped) {
      const batch: Stream[] = []
      for (const stream of waiting) {
        waiting.delete(stream)
        if (stream.isOpen) batch.push(stream)
        if (batch.length === STREAMS_AT_ONCE) break
      }
      try {
        await bring(batch)
      } catch (error) {
        failed(error)
        for (const stream of batch) waiting.add(stream)
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
      }
    }
    isRunning = false
  }

  async function bring(batch: readonly Stream[]) {
    const events = await listEvents(sql, batch, EVENTS_AT_ONCE)
    const outgoing = events.map((event) => ({ ...batch[event.place - 1]!, event }))
    const said = await present(sql, outgoing)
    const counts = new Map<Stream, number>()
    for (const [index, event] of events.entries()) {
      const stream = batch[event.place - 1]!
      counts.set(stream, (counts.get(stream) ?? 0) + 1)
      send(stream, event, said[index] ?? null)
    }
    for (const [stream, count] of counts) if (count === EVENTS_AT_ONCE) pull(stream)
  }

  /** Skips sequence numbers that were already written, because a stream can be in two batches. */
  function send(stream: Stream, { kind, seq }: Pick<EventRow, 'kind' | 'seq'>, data: object | null) {
    if (!stream.isOpen || stream.behindSince !== null || seq <= stream.seq) return
    stream.seq = seq
    if (!stream.sink.write(data ? frame(kind, data, seq) : silentFrame(seq))) stream.behindSince = Date.now()
  }

  return {
    pull,
    stop() {
      isStopped = true
      waiting.clear()
    },
  }
}
