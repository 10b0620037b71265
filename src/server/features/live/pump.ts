import type { Sql } from '#server/db/sql.ts'
import { type EventRow, listEvents } from './queries.ts'
import { type Brought, frame, type Stream, silentFrame } from './stream.ts'

/** An event on its way to one page; what it says is found when it is sent. */
export interface Outgoing {
  ownerId: number
  language: string
  /** What addresses of files begin with on the page. */
  origin: string
  event: EventRow
}

/** The words of each event for its reader, in the same order; null for what is not there any more. */
export type Present = (sql: Sql, outgoing: readonly Outgoing[]) => Promise<(object | null)[]>

/** What an event that came in full says to the owner of one inbox, on pages of this origin. */
export type PresentBrought = (ownerId: number, origin: string, brought: Brought) => object | null

const STREAMS_AT_ONCE = 200
const EVENTS_AT_ONCE = 100
const RETRY_MS = 250

interface PumpOptions {
  sql: Sql
  present: Present
  failed: (error: unknown) => void
}

/**
 * Brings streams up to date. New events, a reader who came back and one who had fallen behind are the same case: read what
 * comes after the stream's own number. One reading runs at a time; what is asked for meanwhile goes into the next.
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

  /** Writes an event that came in full, if it is the next one here; whatever is missing before it is read with it. */
  function hand(stream: Stream, kind: string, seq: number, data: object | null) {
    if (seq > stream.seq + 1) pull(stream)
    else send(stream, { kind, seq }, data)
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

  /** A number is written once: another page of the same person may have brought this batch twice. */
  function send(stream: Stream, { kind, seq }: Pick<EventRow, 'kind' | 'seq'>, data: object | null) {
    if (!stream.isOpen || stream.behindSince !== null || seq <= stream.seq) return
    stream.seq = seq
    if (!stream.sink.write(data ? frame(kind, data, seq) : silentFrame(seq))) stream.behindSince = Date.now()
  }

  return {
    pull,
    hand,
    stop() {
      isStopped = true
      waiting.clear()
    },
  }
}
