import { createHash } from 'node:crypto'

/** `npm run test:slow` sets SLOW=1 and runs every suite in full. */
const isWhole = process.env.SLOW === '1'

/** Decides which part of a large suite runs. The same seed selects the same part; the default changes every day. */
export const SEED = process.env.SEED ?? new Date().toISOString().slice(0, 10)

interface SampleOptions<T> {
  /** From 0 to 1. */
  share: number
  /** Names an item independently of its position. */
  nameOf?: (item: T) => string
}

/** Every item when the suite runs in full, otherwise a share of them in their own order, selected by the seed. */
export const sampleOf = <T>(items: readonly T[], options: SampleOptions<T>): T[] =>
  isWhole ? [...items] : selectShare(items, SEED, options)

/** The selection itself. A fraction of an item is one item with that probability, so that short lists rotate too. */
export function selectShare<T>(items: readonly T[], seed: string, { share, nameOf = String }: SampleOptions<T>): T[] {
  const ranks = items.map((item, index) => ({ index, rank: fraction(seed, nameOf(item), String(index)) }))
  const exact = items.length * share
  const count = Math.floor(exact) + (fraction(seed, ...items.map(nameOf)) < exact % 1 ? 1 : 0)
  const selected = new Set(
    ranks
      .sort((a, b) => a.rank - b.rank)
      .slice(0, count)
      .map(({ index }) => index),
  )
  return items.filter((_, index) => selected.has(index))
}

/** The number of rounds of a generated or repeated test: `many` when the suite runs in full, otherwise `few`. */
export const rounds = (many: number, few: number) => (isWhole ? many : few)

/** A numeric seed for generators. */
export const seedNumber = (name: string) => Math.floor(fraction(SEED, name) * 2 ** 31)

/** A number from 0 to 1, derived from a hash of the words. */
function fraction(...words: string[]): number {
  return createHash('sha256').update(words.join('\0')).digest().readUInt32BE(0) / 2 ** 32
}
