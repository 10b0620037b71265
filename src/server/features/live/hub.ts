import { keepListening, type Listening } from '#server/db/listen.ts'
import type { Database } from '#server/db/sql.ts'
import { AppError } from '#server/errors.ts'
import { createPump, type Present } from './event-dispatcher.ts'
import { createPresence } from './presence.ts'
import { findInbox, listGoodSessions, listLastSeqs } from './queries.ts'
import { type EphemeralEvent, frame, HEARTBEAT, type Sink, type Stream } from './stream.ts'

/** More pages than a user has open; above it a client is misbehaving. */
const STREAMS_PER_USER = 12
const STREAMS_PER_NODE = 20_000
const TICK_MS = 15_000
/** A reader that is blocked for this long is dropped; after a reconnect it continues where it stopped. */
const PATIENCE_MS = 30_000

interface HubOptions {
  db: Database
  present: Present
  now: () => Date
  log: { warn: (facts: object, message: string) => void }
  tickMs?: number
}

interface Opening {
  ownerId: number
  userId: number
  sessionId: number
  language: string
  origin: string
  /** The last sequence number the page has received; null for a new page. */
  lastEventId: number | null
  sink: Sink
}

export type Hub = ReturnType<typeof createHub>

/** All event streams of this node. */
export function createHub({ db, present, now, log, tickMs = TICK_MS }: HubOptions) {
  const streams = new Set<Stream>()
  const byOwner = new Map<number, Set<Stream>>()
  const pump = createPump({
    sql: db,
    present,
    failed: (error) => log.warn({ err: error }, 'Live events could not be read; they are tried again'),
  })
  const presence = createPresence({ db, now, log })
  let listening: Listening | null = null
  let timer: NodeJS.Timeout | null = null
  let isStopped = false

  /** Starts LISTEN and the timer with the first page; a process without pages needs neither. */
  function start() {
    timer ??= setInterval(() => void tick(), tickMs).unref()
    listening ??= keepListening(db, 'live', {
      hear,
      opened: () => pullAll(),
      lost: (error) => log.warn({ err: error }, 'The database connection for live events was lost; it is opened again'),
    })
  }

  async function open({ lastEventId, ...given }: Opening): Promise<{ resume(): void; close(): void }> {
    if (isStopped || streams.size >= STREAMS_PER_NODE) throw new AppError('unavailable', 'api.busy')
    if (presence.count(given.userId) >= STREAMS_PER_USER)
      throw new AppError('too-many', 'api.too-many-pages', { retryAfterSeconds: 30 })
    // Registered before the inbox is read, so that no event is missed; the maximum sequence number keeps the dispatcher
    // from sending early.
    const stream: Stream = { ...given, seq: Number.MAX_SAFE_INTEGER, behindSince: null, isOpen: true }
    add(stream)
    try {
      start()
      const inbox = await findInbox(db, stream.ownerId)
      if (!stream.isOpen) return handleOf(stream)
      const isKnown = lastEventId !== null && lastEventId >= inbox.forgottenSeq && lastEventId <= inbox.lastSeq
      stream.seq = isKnown ? lastEventId : inbox.lastSeq
      const greeting = lastEventId === null || isKnown ? 'hello' : 'reset'
      stream.sink.write(frame(greeting, { last_event_id: stream.seq }, stream.seq))
      pump.pull(stream)
    } catch (error) {
      remove(stream)
      throw error
    }
    return handleOf(stream)
  }

  const handleOf = (stream: Stream) => ({
    /** The reader has drained its buffer. */
    resume() {
      stream.behindSince = null
      pump.pull(stream)
    },
    close: () => remove(stream),
  })

  function add(stream: Stream) {
    streams.add(stream)
    const own = byOwner.get(stream.ownerId) ?? new Set()
    byOwner.set(stream.ownerId, own.add(stream))
    presence.came(stream.userId)
  }

  function remove(stream: Stream) {
    if (!stream.isOpen) return
    stream.isOpen = false
    streams.delete(stream)
    const own = byOwner.get(stream.ownerId)
    own?.delete(stream)
    if (own?.size === 0) byOwner.delete(stream.ownerId)
    presence.left(stream.userId)
  }

  function end(stream: Stream, reason: 'moved' | 'signed-out') {
    stream.sink.write(frame('bye', { reason }))
    stream.sink.end()
    remove(stream)
  }

  /** Handles a NOTIFY payload: an inbox owner's id, an ended session, a changed account, or an ephemeral event. */
  function hear(payload: string) {
    if (payload.startsWith('{')) return broadcast(JSON.parse(payload) as EphemeralEvent)
    const [word, id] = payload.split(' ', 2)
    if (word === 'session') endWhere((stream) => stream.sessionId === Number(id), 'signed-out')
    else if (word === 'user') endWhere((stream) => stream.userId === Number(id), 'moved')
    else for (const stream of byOwner.get(Number(payload)) ?? []) pump.pull(stream)
  }

  function broadcast({ to, kind, data }: EphemeralEvent) {
    const text = frame(kind, data)
    for (const ownerId of to)
      for (const stream of byOwner.get(ownerId) ?? [])
        if (stream.behindSince === null && !stream.sink.write(text)) stream.behindSince = Date.now()
  }

  function endWhere(isMeant: (stream: Stream) => boolean, reason: 'moved' | 'signed-out') {
    for (const stream of streams) if (isMeant(stream)) end(stream, reason)
  }

  function pullAll() {
    for (const stream of streams) pump.pull(stream)
  }

  /** Sends heartbeats, drops blocked readers, and checks for events and session ends whose NOTIFY was missed. */
  async function tick() {
    const gone = Date.now() - PATIENCE_MS
    for (const stream of streams) {
      if (stream.behindSince === null) {
        if (!stream.sink.write(HEARTBEAT)) stream.behindSince = Date.now()
      } else if (stream.behindSince < gone) {
        stream.sink.drop()
        remove(stream)
      }
    }
    try {
      await sweep()
      await presence.renew()
    } catch (error) {
      log.warn({ err: error }, 'Open pages could not be looked after; it is tried again')
    }
  }

  async function sweep() {
    if (streams.size === 0) return
    const sessions = new Set([...streams].map(({ sessionId }) => sessionId))
    const good = new Set((await listGoodSessions(db, [...sessions], now())).map(({ id }) => id))
    endWhere(({ sessionId }) => sessions.has(sessionId) && !good.has(sessionId), 'signed-out')
    for (const { ownerId, lastSeq } of await listLastSeqs(db, [...byOwner.keys()]))
      for (const stream of byOwner.get(ownerId) ?? []) if (stream.seq < lastSeq) pump.pull(stream)
  }

  return {
    open,
    tick,
    /** Number of open streams on this node. */
    size: () => streams.size,
    async stop() {
      isStopped = true
      if (timer) clearInterval(timer)
      for (const stream of streams) end(stream, 'moved')
      pump.stop()
      await listening?.stop()
      await presence.stop()
    },
  }
}
