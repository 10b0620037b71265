import { randomBytes } from 'node:crypto'
import type { Database } from '#server/db/sql.ts'
import { dropStale, enter, leave, renew } from './presence.sql.ts'

/** Delay before a user counts as offline, so that a page reload causes no event. */
const GRACE_MS = 3_000
const GATHER_MS = 1_000

interface PresenceOptions {
  db: Database
  now: () => Date
  log: { warn: (facts: object, message: string) => void }
}

/** Users with an open page on this node; changes are written in batches and broadcast to their chat partners. */
export function createPresence({ db, now, log }: PresenceOptions) {
  const node = randomBytes(6).toString('hex')
  const open = new Map<number, number>()
  /** Users that the presence table lists for this node. */
  const known = new Set<number>()
  let timer: NodeJS.Timeout | null = null
  let writing = Promise.resolve()

  function schedule(afterMs: number) {
    timer ??= setTimeout(() => {
      timer = null
      writing = writing.then(write)
    }, afterMs).unref()
  }

  async function write() {
    const came = [...open.keys()].filter((id) => !known.has(id))
    const left = [...known].filter((id) => !open.has(id))
    try {
      if (came.length > 0) await db.begin((sql) => enter(sql, node, came, now()))
      for (const id of came) known.add(id)
      if (left.length > 0) await db.begin((sql) => leave(sql, node, left, now()))
      for (const id of left) known.delete(id)
    } catch (error) {
      log.warn({ err: error }, 'Who is there could not be written; it is tried again')
      schedule(GRACE_MS)
    }
  }

  return {
    count: (userId: number) => open.get(userId) ?? 0,
    came(userId: number) {
      open.set(userId, (open.get(userId) ?? 0) + 1)
      if (!known.has(userId)) schedule(GATHER_MS)
    },
    left(userId: number) {
      const rest = (open.get(userId) ?? 1) - 1
      if (rest > 0) open.set(userId, rest)
      else {
        open.delete(userId)
        schedule(GRACE_MS)
      }
    },
    /** Refreshes the presence rows; rows that are not refreshed count as offline. */
    async renew() {
      if (known.size > 0) await renew(db, node, [...known], now())
      await dropStale(db, now())
    },
    async stop() {
      if (timer) clearTimeout(timer)
      await writing
      open.clear()
      if (known.size > 0) await write()
      if (timer) clearTimeout(timer)
    },
  }
}
