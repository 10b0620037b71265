import { POSTED_WITHIN_DAYS } from '#domain/search-filter.ts'
import { categoryOf, type FacetRows, factsOf, failedOf } from './facet-rows.ts'
import type { Asked } from './known.ts'
import type { FacetCounts } from './port.ts'
import { priceSteps } from './price-steps.ts'

/** An answer that a question offers, with its number when homes give it. */
export interface Choice {
  parameterId: number
  word: string
  optionId: number | null
}

const BEDROOMS = [1, 2, 3, 4, 5]
const BATHROOMS = [1, 2, 3, 4]

/** A home counts for a choice when it fails nothing else than the present one of the same group. */
export function countFacets(
  rows: FacetRows,
  choices: readonly Choice[],
  near: ReadonlyMap<number, number>,
  { filter, vocabulary }: Asked,
): FacetCounts {
  const facts = [
    tally('kind', 0, 1),
    tally('by', 1, 1),
    tally('promoted', 2, 1),
    tally('premium', 3, 1),
    tally('bedrooms', 4, 15),
    tally('bathrooms', 8, 15),
    tally('since', 12, 7),
  ].map((one) => ({ ...one, own: rows.groups.indexOf(one.group) }))
  const [byCategory, byPrice] = [rows.groups.indexOf('category'), rows.groups.indexOf('price')]
  const categories = new Map<number, number>()
  const bits = new Int32Array(64)
  const prices: number[] = []
  let total = 0
  for (let row = 0; row < rows.count; row++) {
    const failed = failedOf(rows, row)
    const packed = factsOf(rows, row)
    for (const { own, shift, mask, counts } of facts)
      if (failed === 0 || failed === own) counts[(packed >> shift) & mask]!++
    if (failed === 0 || failed === byCategory) {
      const id = categoryOf(rows, row)
      categories.set(id, (categories.get(id) ?? 0) + 1)
    }
    if (failed === 0 || failed === byPrice)
      prices.push(rows.price.readInt32BE(row * 8) * 2 ** 32 + rows.price.readUInt32BE(row * 8 + 4))
    if (failed !== 0) continue
    total++
    for (let half = 0; half < 2; half++)
      for (let left = rows.facilities.readInt32BE(row * 8 + 4 - half * 4); left !== 0; left &= left - 1)
        bits[half * 32 + 31 - Math.clz32(left & -left)]!++
  }
  const [kind, by, promoted, premium, bedrooms, bathrooms, since] = facts.map(({ counts }) => counts) as [
    Int32Array,
    Int32Array,
    Int32Array,
    Int32Array,
    Int32Array,
    Int32Array,
    Int32Array,
  ]
  const wanted = new Set(filter.facilities?.map(({ facilityId }) => facilityId))
  return {
    total,
    isExact: true,
    kinds: { sell: kind[0]!, rent: kind[1]! },
    categories: [...categories].map(([id, count]) => ({ id, count })),
    bedrooms: BEDROOMS.map((least) => ({ atLeast: least, count: atLeast(bedrooms, least) })),
    bathrooms: BATHROOMS.map((least) => ({ atLeast: least, count: atLeast(bathrooms, least) })),
    // A home counts once for each way back in time that reaches it, the longest first.
    since: POSTED_WITHIN_DAYS.map((days, index) => ({
      days,
      count: atLeast(since, POSTED_WITHIN_DAYS.length - index),
    })),
    listedBy: { owner: by[0]!, agency: by[1]! },
    promoted: promoted[1]!,
    premium: premium[1]!,
    prices: priceSteps(prices),
    parameters: countOptions(rows, choices),
    facilities: [...vocabulary.facilityBits].map(([id, bit]) => ({
      id,
      count: wanted.has(id) ? total : bit === null ? (near.get(id) ?? 0) : bits[bit]!,
    })),
  }
}

/** Where a fact stands in its packed number, with room to count each of its values. */
const tally = (group: string, shift: number, mask: number) => ({ group, shift, mask, counts: new Int32Array(mask + 1) })

const atLeast = (counts: Int32Array, least: number) => counts.subarray(least).reduce((sum, count) => sum + count, 0)

const ARRAY_HEAD = 12
const DIMENSION = 8

/** Walks the arrays of options in their wire form: dimensions, flags, type, length and bound, then length and number each. */
function countOptions(rows: FacetRows, choices: readonly Choice[]): FacetCounts['parameters'] {
  const { count, groups, options } = rows
  const numbered = choices.filter(({ optionId }) => optionId !== null)
  const size = numbered.reduce((most, { optionId }) => Math.max(most, optionId! + 1), 0)
  // Answers in free words have numbers too, which nobody can choose.
  const own = new Int32Array(size).fill(UNCHOSEN)
  for (const { parameterId, optionId } of numbered) own[optionId!] = groups.indexOf(`p${parameterId}`)
  const counts = new Int32Array(size)
  let at = 0
  for (let row = 0; row < count; row++) {
    const fails = failedOf(rows, row)
    const length = options.readInt32BE(at) === 0 ? 0 : options.readInt32BE(at + ARRAY_HEAD)
    at += ARRAY_HEAD + (length === 0 ? 0 : DIMENSION)
    for (let item = 0; item < length; item++, at += 8) {
      const option = options.readInt32BE(at + 4)
      if (option < size && (fails === 0 || own[option] === fails)) counts[option]!++
    }
  }
  const byParameter = new Map<number, { word: string; count: number }[]>()
  for (const { parameterId, word, optionId } of choices) {
    const known = byParameter.get(parameterId) ?? []
    byParameter.set(parameterId, known)
    known.push({ word, count: optionId === null ? 0 : counts[optionId]! })
  }
  return [...byParameter].map(([id, words]) => ({ id, options: words }))
}

const UNCHOSEN = -2
