import { POSTED_WITHIN_DAYS } from '#domain/search-filter.ts'
import type { Choices, FacetCounts } from '../port.ts'
import { priceSteps } from '../price-histogram.ts'
import { termOf } from './condition-parameters.ts'
import { conditionsOf, type Question, sinceMicroseconds } from './conditions.ts'
import type { ListingIndex } from './listing-index.ts'
import { type Selection, selectGroups } from './selection.ts'

const BEDROOMS = [1, 2, 3, 4, 5]
const BATHROOMS = [1, 2, 3, 4]
/** Choices of which each has its own counts; other conditions hold for all of them. */
const GROUPS = new Set(['kind', 'category', 'price', 'bedrooms', 'bathrooms', 'since', 'by', 'promoted', 'premium'])
const isGroup = (group: string) => GROUPS.has(group) || /^p\d/.test(group)

/** For each choice the total that it would give in place of its group's present choice. */
export function findFacets(index: ListingIndex, question: Question, choices: readonly Choices[]): FacetCounts {
  const { attributes } = index
  const { all, without } = selectGroups(index, conditionsOf(index, question), ({ group }) =>
    isGroup(group) ? group : '',
  )
  const countOf = (selection: Selection, slot: number | undefined) => (slot === undefined ? 0 : selection.count(slot))
  const [kind, category, by, since] = ['kind', 'category', 'by', 'since'].map(without) as [
    Selection,
    Selection,
    Selection,
    Selection,
  ]
  const rooms = (name: 'bedrooms' | 'bathrooms', least: readonly number[]) => {
    const selection = without(name)
    return least.map((atLeast) => ({ atLeast, count: countOf(selection, attributes.slot(name, atLeast)) }))
  }
  const wanted = new Set(question.filter.facilities?.map(({ facilityId }) => facilityId))
  return {
    total: all.total,
    kinds: {
      sell: countOf(kind, attributes.slot('kind', 0)),
      rent: countOf(kind, attributes.slot('kind', 1)),
    },
    categories: attributes.values('category').flatMap(({ value, slot }) => {
      const count = category.count(slot)
      return count > 0 ? [{ id: value, count }] : []
    }),
    bedrooms: rooms('bedrooms', BEDROOMS),
    bathrooms: rooms('bathrooms', BATHROOMS),
    since: POSTED_WITHIN_DAYS.map((days) => ({
      days,
      count: since.countSince(sinceMicroseconds(question.now, days)),
    })),
    listedBy: {
      owner: countOf(by, attributes.slot('agency', 0)),
      agency: countOf(by, attributes.slot('agency', 1)),
    },
    promoted: countOf(without('promoted'), attributes.slot('promoted', 1)),
    premium: countOf(without('premium'), attributes.slot('premium', 1)),
    prices: priceSteps(without('price').prices()),
    parameters: choices.map(({ parameterId, words }) => {
      const selection = without(`p${parameterId}`)
      return {
        id: parameterId,
        options: words.map((word) => ({ word, count: countOption(index, selection, parameterId, word) })),
      }
    }),
    facilities: attributes.values('facility').map(({ value, slot }) => ({
      id: value,
      count: wanted.has(value) ? all.total : all.count(slot),
    })),
  }
}

function countOption(index: ListingIndex, selection: Selection, parameterId: number, word: string): number {
  const { bitmaps, options } = index
  const term = termOf(index, parameterId, word)
  if (term === undefined) return 0
  if (options.slot(term) !== -1) return selection.count(options.slot(term))
  const rows = bitmaps.temporary()
  bitmaps.clear(rows)
  options.each(term, (row) => bitmaps.set(rows, row))
  const count = selection.count(rows)
  bitmaps.giveBack(rows)
  return count
}
