import type { Database } from '#server/db/sql.ts'
import { type Changes, type Origin, readChanges } from './changes.sql.ts'
import { eachRow, listRows, listWords } from './rows.sql.ts'
import type { SearchRow } from './search-row.ts'
import { type Snapshot, sees } from './snapshot.ts'

/** An index that a follower keeps equal to the database. */
export interface Followed {
  apply(changed: readonly SearchRow[], removedIds: readonly number[]): void
  applyWords(rows: readonly { id: number; words: readonly string[] }[]): void
}

/** Which changes an index contains: those of the transactions that this snapshot saw. */
export interface Position {
  origin: Origin
  snapshot: Snapshot
}

/** An index that was saved earlier. */
export interface Saved<I> {
  position: Position
  /** Null if the file is damaged. */
  read(): Promise<I | null>
}

interface FollowerOptions<I> {
  create: () => I
  /** Asked once, before the first load. */
  openSaved?: (() => Promise<Saved<I> | null>) | undefined
}

/** Listings per statement; an import of thousands must not delay questions. */
const BATCH = 500
const WORDS_BATCH = 2_000
/** Larger than any transaction number. */
const NONE = 1n << 62n

/** Keeps an index equal to the database, one step at a time: the caller decides when. */
export class Follower<I extends Followed> {
  readonly #sql: () => Database
  readonly #options: FollowerOptions<I>
  #index: I | null = null
  #position: Position | null = null
  /** Changes that were applied and will be read again while an older transaction runs. */
  #applied = new Map<number, bigint>()
  /** Words are read up to this listing; null once all are. */
  #wordsAfter: number | null = null
  #isFirst = true
  #progressedAt = performance.now()
  #appliedAt = Number.NEGATIVE_INFINITY

  constructor(sql: () => Database, options: FollowerOptions<I>) {
    this.#sql = sql
    this.#options = options
  }

  /** Null until the listings are loaded. */
  get index(): I | null {
    return this.#position ? this.#index : null
  }

  get position(): Position | null {
    return this.#position
  }

  get hasAllWords(): boolean {
    return this.#position !== null && this.#wordsAfter === null
  }

  /** When the database last sent something. */
  get progressedAt(): number {
    return this.#progressedAt
  }

  /** When changes were last applied, possibly not yet all. */
  get appliedAt(): number {
    return this.#appliedAt
  }

  /** Whether the index contains what this transaction wrote. */
  covers(xid: bigint): boolean {
    return this.#position !== null && sees(this.#position.snapshot, xid)
  }

  /** Applies everything that was committed before the call, and some of the words that are missing. */
  async step(): Promise<void> {
    this.#progressedAt = performance.now()
    if (this.#isFirst) await this.#restore()
    this.#isFirst = false
    const changes = await readChanges(this.#sql(), this.#position?.snapshot.xmin ?? NONE)
    if (this.#position && continues(this.#position, changes)) await this.#apply(changes)
    else await this.#load(changes)
    await this.#readWords()
  }

  async #restore() {
    const saved = await this.#options.openSaved?.()
    if (!saved || !continues(saved.position, await readChanges(this.#sql(), NONE))) return
    this.#index = await saved.read()
    this.#position = this.#index && saved.position
  }

  /** The rows are newer than `changes`, or as new; what was changed meanwhile is applied once more with the next step. */
  async #load({ origin, snapshot }: Changes) {
    this.#position = null
    const index = this.#options.create()
    this.#index = index
    this.#applied.clear()
    await eachRow(this.#sql(), (rows) => {
      index.apply(rows, [])
      this.#progressedAt = performance.now()
    })
    this.#wordsAfter = 0
    this.#position = { origin, snapshot }
  }

  async #apply({ origin, snapshot, changed }: Changes) {
    const unseen = changed.filter(({ id, xid }) => this.#applied.get(id) !== xid)
    for (let from = 0; from < unseen.length; from += BATCH) {
      const ids = unseen.slice(from, from + BATCH).map(({ id }) => id)
      const rows = await listRows(this.#sql(), ids)
      const found = new Set(rows.map(({ id }) => id))
      this.#index!.apply(
        rows,
        ids.filter((id) => !found.has(id)),
      )
      this.#progressedAt = performance.now()
      this.#appliedAt = this.#progressedAt
    }
    this.#applied = new Map(changed.filter(({ xid }) => xid >= snapshot.xmin).map(({ id, xid }) => [id, xid]))
    this.#position = { origin, snapshot }
  }

  async #readWords() {
    if (this.#wordsAfter === null) return
    const rows = await listWords(this.#sql(), { after: this.#wordsAfter, limit: WORDS_BATCH })
    this.#index!.applyWords(rows)
    this.#wordsAfter = rows.length < WORDS_BATCH ? null : rows.at(-1)!.id
  }
}

/** Whether the changes lead from this position to the present; otherwise all listings have to be loaded. */
const continues = ({ origin, snapshot }: Position, changes: Changes) =>
  origin.database === changes.origin.database &&
  origin.schema === changes.origin.schema &&
  origin.generation === changes.origin.generation &&
  snapshot.xmin >= changes.cleanedBefore &&
  snapshot.xmin <= changes.snapshot.xmax
