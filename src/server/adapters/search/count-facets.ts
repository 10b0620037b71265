import { POSTED_WITHIN_DAYS } from '#domain/search-filter.ts'
import { since } from './conditions.ts'
import { eachRow, FACTS, type FacetRows } from './facet-rows.ts'
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
  const [kind, by, promoted, premium, bedrooms, bathrooms] = [
    tally(0, 1),
    tally(1, 1),
    tally(2, 1),
    tally(3, 1),
    tally(4, 15),
    tally(8, 15),
  ] as const
  const flags = Object.entries({ kind, by, promoted, premium, bedrooms, bathrooms }).map(([group, one]) => ({
    ...one,
    own: groups.indexOf(group),
  }))
  const [byCategory, byPrice, bySince] = ['category', 'price', 'since'].map((group) => groups.indexOf(group))
  const moments = POSTED_WITHIN_DAYS.map((days) => since(now, days).getTime() * 1000)
  const posted = new Int32Array(moments.length)
  const categories = new Map<number, number>()
  const bits = new Int32Array(64)
  const prices: number[] = []
  const options = optionCounts(choices, groups)
  let total = 0
  eachRow(rows, (at, failed) => {
    const facts = packed.readUInt16BE(at + FACTS.flags)
    for (const { own, shift, mask, counts } of flags)
      if (failed === 0 || failed === own) counts[(facts >> shift) & mask]!++
    if (failed === 0 || failed === bySince) {
      const created = wideAt(packed, at + FACTS.created)
      for (let way = 0; way < moments.length; way++) if (created >= moments[way]!) posted[way]!++
    }
    if (failed === 0 || failed === byCategory) {
      const id = packed.readInt32BE(at + FACTS.category)
      categories.set(id, (categories.get(id) ?? 0) + 1)
    }
    if (failed === 0 || failed === byPrice) prices.push(wideAt(packed, at + FACTS.price))
    options.count(packed, at, failed)
    if (failed !== 0) return
    total++
    for (let half = 0; half < 2; half++)
      for (let left = packed.readInt32BE(at + FACTS.facilities + 4 - half * 4); left !== 0; left &= left - 1)
        bits[half * 32 + 31 - Math.clz32(left & -left)]!++
  })
  const wanted = new Set(filter.facilities?.map(({ facilityId }) => facilityId))
  return {
    total,
    isExact: true,
    kinds: { sell: kind.counts[0]!, rent: kind.counts[1]! },
    categories: [...categories].map(([id, count]) => ({ id, count })),
    bedrooms: BEDROOMS.map((least) => ({ atLeast: least, count: atLeast(bedrooms.counts, least) })),
    bathrooms: BATHROOMS.map((least) => ({ atLeast: least, count: atLeast(bathrooms.counts, least) })),
    since: POSTED_WITHIN_DAYS.map((days, way) => ({ days, count: posted[way]! })),
    listedBy: { owner: by.counts[0]!, agency: by.counts[1]! },
    promoted: promoted.counts[1]!,
    premium: premium.counts[1]!,
    prices: priceSteps(prices),
    parameters: options.byParameter(),
    facilities: [...vocabulary.facilityBits].map(([id, bit]) => ({
      id,
      count: wanted.has(id) ? total : bit === null ? (near.get(id) ?? 0) : bits[bit]!,
    })),
  }
}

/** Where a fact stands in its packed number, with room to count each of its values. */
const tally = (shift: number, mask: number) => ({ shift, mask, counts: new Int32Array(mask + 1) })

const atLeast = (counts: Int32Array, least: number) => counts.subarray(least).reduce((sum, count) => sum + count, 0)

/** A number of eight bytes, exact as far as numbers are. */
const wideAt = (bytes: Buffer, at: number) => bytes.readInt32BE(at) * 2 ** 32 + bytes.readUInt32BE(at + 4)

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
    count(packed: Buffer, at: number, failed: number) {
      const end = at + FACTS.options + 4 * packed.readUInt16BE(at + FACTS.optionCount)
      for (let item = at + FACTS.options; item < end; item += 4) {
        const option = packed.readInt32BE(item)
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
