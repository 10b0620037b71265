import type { Bitmaps } from './bitmaps.ts'
import { createIntegers } from './integers.ts'
import { createPostings, type PostingsState } from './postings.ts'

/** A term of at least this part of all listings has a bitmap, since its list would be as long. */
const DENSE_SHARE = 128
const MIN_DENSE = 256
const MAX_DENSE = 1024
const NONE = -1
/** New terms are searched one by one until there are so many. */
const MAX_UNSORTED = 2000

export interface TermsState {
  words: string[]
  counts: Int32Array
  slots: Int32Array
  postings: PostingsState
  documents: Int32Array
  rows: Int32Array
  hashes: Float64Array
}

export type Terms = ReturnType<typeof createTerms>

/**
 * The rows of each term: a bitmap for frequent terms, otherwise a list of documents. A row gets a new document number
 * when its terms change, so lists only grow at their end and nothing has to know the former terms.
 */
export function createTerms(bitmaps: Bitmaps, saved?: TermsState) {
  const words = saved?.words ?? []
  const ids = new Map(words.map((word, id) => [word, id]))
  const counts = createIntegers(saved?.counts)
  /** Bitmap of a frequent term. */
  const slots = createIntegers(saved?.slots)
  const dense = [...(saved?.slots ?? [])].flatMap((slot, id) => (slot === NONE ? [] : [id]))
  /** Row of each document, or NONE for a former one. */
  const rows = createIntegers(saved?.rows)
  const postings = createPostings((document) => rows.get(document) !== NONE, saved?.postings)
  /** Document of each row. */
  const documents = createIntegers(saved?.documents)
  let hashes = saved?.hashes ?? new Float64Array(0)
  let sorted: string[] = []
  let sortedCount = 0

  function idOf(word: string): number {
    const known = ids.get(word)
    if (known !== undefined) return known
    ids.set(word, words.length)
    counts.push(0)
    slots.push(NONE)
    return words.push(word) - 1
  }

  const documentOf = (row: number) => (row < documents.length() ? documents.get(row) : NONE)

  function remove(row: number) {
    const document = documentOf(row)
    if (document === NONE) return
    documents.set(row, NONE)
    rows.set(document, NONE)
    for (const id of dense)
      if (bitmaps.has(slots.get(id), row)) {
        bitmaps.unset(slots.get(id), row)
        counts.set(id, counts.get(id) - 1)
      }
  }

  function promote(id: number) {
    const slot = bitmaps.create()
    let count = 0
    postings.each(id, (document) => {
      if (rows.get(document) === NONE) return
      bitmaps.set(slot, rows.get(document))
      count++
    })
    postings.drop(id)
    slots.set(id, slot)
    counts.set(id, count)
    dense.push(id)
  }

  function add(id: number, row: number, document: number, listings: number) {
    counts.set(id, counts.get(id) + 1)
    if (slots.get(id) !== NONE) bitmaps.set(slots.get(id), row)
    else {
      postings.push(id, document)
      if (counts.get(id) >= Math.max(MIN_DENSE, listings / DENSE_SHARE) && dense.length < MAX_DENSE) promote(id)
    }
  }

  return {
    /** Replaces the terms of a row. */
    set(row: number, terms: readonly string[], listings: number) {
      if (row >= hashes.length) {
        const longer = new Float64Array(Math.ceil(row * 1.25) + 1024)
        longer.set(hashes)
        hashes = longer
      }
      const own = [...new Set(terms)].map(idOf)
      const hash = own.reduce((sum, id) => sum + mixed(id + 1), 0)
      if (documentOf(row) !== NONE && hashes[row] === hash) return
      remove(row)
      hashes[row] = hash
      while (documents.length() <= row) documents.push(NONE)
      const document = rows.push(row)
      documents.set(row, document)
      for (const id of own) add(id, row, document, listings)
    },
    remove,
    find: (word: string) => ids.get(word),
    word: (id: number) => words[id]!,
    words: () => words,
    /** Listings with a term; former ones are counted too while it is rare. */
    count: (id: number) => counts.get(id),
    /** The bitmap of a frequent term, or -1. */
    slot: (id: number) => slots.get(id),
    each(id: number, visit: (row: number) => void) {
      if (slots.get(id) !== NONE) bitmaps.each(slots.get(id), visit)
      else
        postings.each(id, (document) => {
          if (rows.get(document) !== NONE) visit(rows.get(document))
        })
    },
    /** Terms that begin with a text. */
    beginningWith(start: string): number[] {
      if (words.length - sortedCount > MAX_UNSORTED || sorted.length === 0) {
        sorted = words.toSorted(byCodeUnit)
        sortedCount = words.length
      }
      const found: number[] = []
      for (let at = firstFrom(sorted, start); at < sorted.length && sorted[at]!.startsWith(start); at++)
        found.push(ids.get(sorted[at]!)!)
      for (let id = sortedCount; id < words.length; id++) if (words[id]!.startsWith(start)) found.push(id)
      return found
    },
    state: (): TermsState => ({
      words,
      counts: counts.state(),
      slots: slots.state(),
      postings: postings.state(),
      documents: documents.state(),
      rows: rows.state(),
      hashes,
    }),
  }
}

/** A pseudo-random integer below 2^40 for a positive number, so that the sum of a set identifies it and stays exact. */
function mixed(id: number): number {
  const low = Math.imul(id ^ (id >>> 15), 0x2c1b3c6d) >>> 0
  const high = Math.imul(low ^ (low >>> 12) ^ id, 0x297a2d39) >>> 24
  return high * 2 ** 32 + (Math.imul(low ^ (low >>> 13), 0x85ebca6b) >>> 0)
}

const byCodeUnit = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

function firstFrom(sorted: readonly string[], start: string): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (sorted[middle]! < start) low = middle + 1
    else high = middle
  }
  return low
}
