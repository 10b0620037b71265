import { type Condition, never } from './condition.ts'
import type { ListingIndex } from './listing-index.ts'
import type { MatchedWord, TextMatch } from './text-match.ts'

/** Listings with the words of a text. */
export function textCondition(index: ListingIndex, match: TextMatch): Condition {
  const { bitmaps } = index
  let found: number | null = null
  const slot = () => {
    found ??= match.ids ? idsIn(index, match.ids) : alternativesIn(index, match.alternatives)
    return found
  }
  const size = match.ids?.length ?? sizeOf(index, match.alternatives)
  if (size === 0) return never(index, 'text')
  return {
    group: 'text',
    name: 'text',
    size,
    test: (row) => bitmaps.has(slot(), row),
    each: (visit) => bitmaps.each(slot(), visit),
    intersect: (target) => bitmaps.and(target, target, slot()),
    cost: 0,
  }
}

function idsIn({ bitmaps, rowNumbers }: ListingIndex, ids: readonly number[]): number {
  const slot = bitmaps.temporary()
  bitmaps.clear(slot)
  for (const id of ids) {
    const row = rowNumbers.find(id)
    if (row !== -1) bitmaps.set(slot, row)
  }
  return slot
}

function alternativesIn(index: ListingIndex, alternatives: readonly (readonly MatchedWord[])[]): number {
  const { bitmaps } = index
  const any = bitmaps.temporary()
  const all = bitmaps.temporary()
  const one = bitmaps.temporary()
  bitmaps.clear(any)
  for (const words of alternatives) {
    bitmaps.copy(all, index.live)
    for (const { terms, isExcluded } of words) {
      fillTerms(index, one, terms)
      if (isExcluded) bitmaps.without(all, all, one)
      else bitmaps.and(all, all, one)
    }
    bitmaps.or(any, any, all)
  }
  return any
}

/** Rows with any of the terms. */
function fillTerms({ bitmaps, words }: ListingIndex, target: number, terms: readonly number[]) {
  bitmaps.clear(target)
  for (const term of terms)
    if (words.slot(term) !== -1) bitmaps.or(target, target, words.slot(term))
    else words.each(term, (row) => bitmaps.set(target, row))
}

/** The rarest word of each alternative bounds it. */
function sizeOf({ words }: ListingIndex, alternatives: readonly (readonly MatchedWord[])[]): number {
  let sum = 0
  for (const all of alternatives) {
    const sizes = all
      .filter(({ isExcluded }) => !isExcluded)
      .map(({ terms }) => terms.reduce((total, term) => total + words.count(term), 0))
    sum += Math.min(...sizes)
  }
  return sum
}
