import { keepListening, type Listening } from '#server/db/listen.ts'
import type { Database } from '#server/db/sql.ts'
import { AppError } from '#server/errors.ts'
import { createPresence } from './presence.ts'
import { createPump, type Present, type PresentBrought } from './pump.ts'
import { findInbox, listGoodSessions, listLastSeqs } from './queries.ts'
import { BEAT, type Brought, frame, type Murmur, type Sink, type Stream } from './stream.ts'

/** More pages than anybody has open; beyond it something opens them by itself. */
const STREAMS_PER_USER = 12
const STREAMS_PER_NODE = 20_000
const TICK_MS = 15_000
/** A reader who takes nothing for so long is gone; it comes back and goes on where it was. */
const PATIENCE_MS = 30_000

interface HubOptions {
  db: Database
  present: Present
  presentBrought: PresentBrought
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
  /** The last number the page has seen; null when it begins now. */
  lastEventId: number | null
  sink: Sink
}

export type Hub = ReturnType<typeof createHub>

/** All open pages of this node. */
export function createHub({ db, present, presentBrought, now, log, tickMs = TICK_MS }: HubOptions) {
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

  /** The first page starts the ear and the clock; a program without pages needs neither. */
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
    // Nothing is sent before the place is known, and nothing that happens from here on is missed.
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
    /** The reader has caught up with what was written. */
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

  /** What the database says: somebody's number, an ended session, a changed account, an event in full, or a passing word. */
  function hear(payload: string) {
    if (payload.startsWith('{')) {
      const said = JSON.parse(payload) as Brought | Murmur
      return 'seqs' in said ? bring(said) : murmur(said)
    }
    const [word, id] = payload.split(' ', 2)
    if (word === 'session') endWhere((stream) => stream.sessionId === Number(id), 'signed-out')
    else if (word === 'user') endWhere((stream) => stream.userId === Number(id), 'moved')
    else for (const stream of byOwner.get(Number(payload)) ?? []) pump.pull(stream)
  }

  function bring(brought: Brought) {
    for (const [owner, seq] of Object.entries(brought.seqs)) {
      const said = new Map<string, object | null>()
      for (const stream of byOwner.get(Number(owner)) ?? []) {
        const { origin } = stream
        if (!said.has(origin)) said.set(origin, presentBrought(Number(owner), origin, brought))
        pump.hand(stream, brought.kind, seq, said.get(origin)!)
      }
    }
  }

  function murmur({ to, kind, data }: Murmur) {
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

  /** Shows every reader that the line is open, lets go of those who take nothing, and looks for what was not heard. */
  async function tick() {
    const gone = Date.now() - PATIENCE_MS
    for (const stream of streams) {
      if (stream.behindSince === null) {
        if (!stream.sink.write(BEAT)) stream.behindSince = Date.now()
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
    /** How many pages are open here. */
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
