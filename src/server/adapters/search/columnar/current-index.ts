import { setTimeout as sleep } from 'node:timers/promises'
import type { Followed, Follower } from './follower.ts'

/** Within this time a change that nothing announced is found. */
const POLL_MS = 1_000
/** Announcements that follow each other closely are answered with one step. */
const GAP_MS = 25
/** An index that has not been compared with the database for so long waits for the next step. */
const FRESH_MS = 1_900
const PATIENCE_MS = 2_000
const OWN_CHANGE_PATIENCE_MS = 300

/** A step in which the database sent nothing for so long has lost its connection. */
const STALLED_MS = 15_000

export interface CurrentIndexOptions {
  /** Called after each step, with null if it succeeded. */
  stepped?: (error: unknown) => void
  /** Called when the database no longer answers; has to close its connections. */
  stalled?: () => void
  /** Milliseconds; shorter in tests. */
  pollMs?: number
}

/** Runs the steps of a follower when changes are announced and once a second, and lends an index that is current. */
export class CurrentIndex<I extends Followed> {
  readonly #follower: Follower<I>
  readonly #options: CurrentIndexOptions
  #freshAt = Number.NEGATIVE_INFINITY
  #woken = Promise.withResolvers<void>()
  #stepped = Promise.withResolvers<void>()
  #isStopped = false
  readonly #running: Promise<void>

  constructor(follower: Follower<I>, options: CurrentIndexOptions = {}) {
    this.#follower = follower
    this.#options = options
    this.#running = this.#run()
  }

  /** Reads changes now instead of at the next second. */
  wake() {
    this.#woken.resolve()
  }

  /** The index, at most two seconds old, or null if there is none; waits a moment for the change of a visitor. */
  async current(change: bigint | null): Promise<I | null> {
    if (!this.#isFresh()) await this.#until(() => this.#isFresh(), PATIENCE_MS)
    if (change !== null && !this.#follower.covers(change))
      await this.#until(() => this.#follower.covers(change), OWN_CHANGE_PATIENCE_MS)
    // Thousands of changes may take longer to apply; meanwhile the index is used as far as it has come.
    return this.#isFresh() || performance.now() - this.#follower.appliedAt < FRESH_MS ? this.#follower.index : null
  }

  async stop() {
    this.#isStopped = true
    this.wake()
    await this.#running
  }

  #isFresh() {
    return this.#follower.index !== null && performance.now() - this.#freshAt < FRESH_MS
  }

  async #until(isTrue: () => boolean, patienceMs: number) {
    const end = performance.now() + patienceMs
    while (!isTrue() && performance.now() < end) {
      this.wake()
      await Promise.race([this.#stepped.promise, sleep(end - performance.now(), undefined, { ref: false })])
    }
  }

  async #run() {
    while (!this.#isStopped) {
      const start = performance.now()
      this.#woken = Promise.withResolvers()
      const watch = setInterval(() => {
        if (performance.now() - this.#follower.progressedAt > STALLED_MS) this.#options.stalled?.()
      }, STALLED_MS / 5)
      const error = await this.#follower.step().then(
        () => null,
        (thrown: unknown) => thrown,
      )
      clearInterval(watch)
      if (error === null) this.#freshAt = start
      this.#stepped.resolve()
      this.#stepped = Promise.withResolvers()
      this.#options.stepped?.(error)
      if (this.#isStopped) return
      await sleep(GAP_MS)
      if (error === null && !this.#follower.hasAllWords) continue
      await Promise.race([this.#woken.promise, sleep(this.#options.pollMs ?? POLL_MS, undefined, { ref: false })])
    }
  }
}
