import type { SearchFilter, Wanted } from '#domain/search-filter.ts'
import { unaccented } from '#domain/unaccent.ts'
import { NO_FACILITY } from './attributes.ts'
import { type Condition, never, ofSlots, tested } from './condition.ts'
import type { ListingIndex } from './listing-index.ts'
import { optionTerm } from './text.ts'

/** Conditions on parameter values and facilities. */
export function parameterConditions(index: ListingIndex, filter: SearchFilter): Condition[] {
  return [
    ...(filter.parameters ?? []).map((want) => ({ ...valueCondition(index, want), ...named(`p${want.parameterId}`) })),
    ...(filter.facilities ?? []).map((wish) => ({ ...nearCondition(index, wish), ...named(`f${wish.facilityId}`) })),
    ...(filter.answersOneOf
      ? [
          ofSlots(
            index,
            'answers',
            filter.answersOneOf.map((id) => index.attributes.slot('answered', id)),
          ),
        ]
      : []),
  ]
}

const named = (name: string) => ({ group: name, name })

/** The term of an option, written as the site or a visitor writes it. */
export const termOf = ({ options }: ListingIndex, parameterId: number, word: string) =>
  options.find(optionTerm(parameterId, unaccented(word).trim()))

function valueCondition(index: ListingIndex, want: Wanted): Condition {
  if ('oneOf' in want) return optionCondition(index, want.parameterId, want.oneOf)
  const numbers = index.attributes.numbers(want.parameterId)
  if (!numbers) return never(index, '')
  const least = Math.fround(want.least ?? 0)
  const most = Math.fround(want.most ?? Number.POSITIVE_INFINITY)
  return tested(index, '', (row) => numbers[row]! >= least && numbers[row]! <= most)
}

function optionCondition(index: ListingIndex, parameterId: number, words: readonly string[]): Condition {
  const { bitmaps, options } = index
  const terms = [...new Set(words.map((word) => termOf(index, parameterId, word)))].filter((term) => term !== undefined)
  if (terms.length === 0) return never(index, '')
  const slots = terms.map((term) => {
    if (options.slot(term) !== -1) return options.slot(term)
    const slot = bitmaps.temporary()
    bitmaps.clear(slot)
    options.each(term, (row) => bitmaps.set(slot, row))
    return slot
  })
  return { ...ofSlots(index, '', slots), size: terms.reduce((sum, term) => sum + options.count(term), 0) }
}

function nearCondition(
  index: ListingIndex,
  { facilityId, withinKm }: { facilityId: number; withinKm?: number },
): Condition {
  const slot = index.attributes.slot('facility', facilityId)
  const distances = index.attributes.distances(facilityId)
  if (slot === undefined || !distances) return never(index, '')
  const isThere = ofSlots(index, '', [slot])
  if (withinKm === undefined) return isThere
  // Distances are whole tenths, and 0.3 * 10 is less than 3.
  const most = Math.min(NO_FACILITY - 1, Math.floor(withinKm * 10 + 1e-9))
  const isClose = tested(index, '', (row) => distances[row]! <= most)
  return {
    ...isClose,
    intersect(target) {
      isThere.intersect(target)
      isClose.intersect(target)
    },
  }
}
