import { POSTED_WITHIN_DAYS } from '#domain/search-filter.ts'
import { since } from './conditions.ts'
import { eachRow, FACTS, type FacetRows, fourAt, OPTION, sevenAt, threeAt, twoAt } from './facet-rows.ts'
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
  { filter, vocabulary, now }: Asked,
): FacetCounts {
  const { packed, groups } = rows
  const [byCategory, byPrice, bySince] = ['category', 'price', 'since'].map((group) => groups.indexOf(group))
  const moments = POSTED_WITHIN_DAYS.map((days) => since(now, days).getTime() * 1000)
  const posted = new Int32Array(moments.length)
  const categories = new Map<number, number>()
  const facilities = new Int32Array(FACILITY_BYTES * BYTE)
  const flags = new Int32Array(groups.length * FLAGS)
  const prices = new Float64Array(rows.count)
  const options = optionCounts(choices, groups)
  let total = 0
  let priced = 0
  eachRow(rows, (at, failed) => {
    flags[failed * FLAGS + twoAt(packed, at + FACTS.flags)]!++
    if (failed === 0 || failed === bySince) {
      const created = sevenAt(packed, at + FACTS.created)
      for (let way = moments.length - 1; way >= 0 && created >= moments[way]!; way--) posted[way]!++
    }
    if (failed === 0 || failed === byCategory) {
      const id = fourAt(packed, at + FACTS.category)
      categories.set(id, (categories.get(id) ?? 0) + 1)
    }
    if (failed === 0 || failed === byPrice) prices[priced++] = sevenAt(packed, at + FACTS.price)
    options.count(packed, at, failed)
    if (failed !== 0) return
    total++
    for (let byte = 0; byte < FACILITY_BYTES; byte++) facilities[byte * BYTE + packed[at + FACTS.facilities + byte]!]!++
  })
  const flagged = (group: string, shift: number, mask: number) =>
    flagCounts(flags, [0, groups.indexOf(group)], shift, mask)
  const kind = flagged('kind', 0, 1)
  const by = flagged('by', 1, 1)
  const bedrooms = flagged('bedrooms', 4, 15)
  const bathrooms = flagged('bathrooms', 8, 15)
  const wanted = new Set(filter.facilities?.map(({ facilityId }) => facilityId))
  return {
    total,
    isExact: true,
    kinds: { sell: kind[0]!, rent: kind[1]! },
    categories: [...categories].map(([id, count]) => ({ id, count })),
    bedrooms: BEDROOMS.map((least) => ({ atLeast: least, count: atLeast(bedrooms, least) })),
    bathrooms: BATHROOMS.map((least) => ({ atLeast: least, count: atLeast(bathrooms, least) })),
    since: POSTED_WITHIN_DAYS.map((days, way) => ({ days, count: posted[way]! })),
    listedBy: { owner: by[0]!, agency: by[1]! },
    promoted: flagged('promoted', 2, 1)[1]!,
    premium: flagged('premium', 3, 1)[1]!,
    prices: priceSteps(prices.subarray(0, priced)),
    parameters: options.byParameter(),
    facilities: [...vocabulary.facilityBits].map(([id, bit]) => ({
      id,
      count: wanted.has(id) ? total : bit === null ? (near.get(id) ?? 0) : bitCount(facilities, bit),
    })),
  }
}

/** Bytes are counted whole and taken apart at the end, since there are far fewer of them than homes. */
const BYTE = 256
const FACILITY_BYTES = 8
/** Kind, by whom, promoted and premium have a bit each, bedrooms and bathrooms four. */
const FLAGS = 1 << 12

/** Each value of one flag, among homes that fail nothing, or only this. */
function flagCounts(flags: Int32Array, failures: readonly number[], shift: number, mask: number): Int32Array {
  const counts = new Int32Array(mask + 1)
  for (const failed of failures)
    if (failed >= 0)
      for (let value = 0; value < FLAGS; value++) counts[(value >> shift) & mask]! += flags[failed * FLAGS + value]!
  return counts
}

function bitCount(bytes: Int32Array, bit: number): number {
  const byte = (FACILITY_BYTES - 1 - (bit >> 3)) * BYTE
  let count = 0
  for (let value = 0; value < BYTE; value++) if (value & (1 << (bit & 7))) count += bytes[byte + value]!
  return count
}

const atLeast = (counts: Int32Array, least: number) => counts.subarray(least).reduce((sum, count) => sum + count, 0)

const UNCHOSEN = -2

/** How many homes give each answer that a question offers. */
function optionCounts(choices: readonly Choice[], groups: readonly string[]) {
  const numbered = choices.filter(({ optionId }) => optionId !== null)
  const size = numbered.reduce((most, { optionId }) => Math.max(most, optionId! + 1), 0)
  // Answers in free words have numbers too, which nobody can choose.
  const own = new Int32Array(size).fill(UNCHOSEN)
  for (const { parameterId, optionId } of numbered) own[optionId!] = groups.indexOf(`p${parameterId}`)
  const counts = new Int32Array(size)
  return {
    count(packed: Uint8Array, at: number, failed: number) {
      const end = at + FACTS.options + OPTION * twoAt(packed, at + FACTS.optionCount)
      for (let item = at + FACTS.options; item < end; item += OPTION) {
        const option = threeAt(packed, item)
        if (option < size && (failed === 0 || own[option] === failed)) counts[option]!++
      }
    },
    byParameter(): FacetCounts['parameters'] {
      const found = new Map<number, { word: string; count: number }[]>()
      for (const { parameterId, word, optionId } of choices) {
        const known = found.get(parameterId) ?? []
        found.set(parameterId, known)
        known.push({ word, count: optionId === null ? 0 : counts[optionId]! })
      }
      return [...found].map(([id, options]) => ({ id, options }))
    },
  }
}
