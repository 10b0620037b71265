import { remember } from '#domain/remember.ts'
import { POSTED_WITHIN_DAYS, type SearchFilter } from '#domain/search-filter.ts'
import { estimate } from './estimate.ts'
import { countNear, type FacetRows, facetRows, failedChoice } from './facet-rows.ts'
import { type Asked, askedFor, type Searching } from './known.ts'
import { whereabouts } from './place.ts'
import type { FacetCounts } from './port.ts'
import { priceSteps } from './price-steps.ts'
import { bindings, type SearchSql } from './statement.ts'

const BEDROOMS = [1, 2, 3, 4, 5]
const BATHROOMS = [1, 2, 3, 4]

export async function findFacets(searching: Searching, filter: SearchFilter, now: Date): Promise<FacetCounts | null> {
  const asked = await askedFor(searching, filter, now)
  const { rows: size } = await estimate(asked, whereabouts(bindings(), filter).ranges)
  if (size > asked.limits.narrow) return null
  const bare = [...asked.vocabulary.facilityBits].filter(([, bit]) => bit === null).map(([id]) => id)
  const [rows, choices, near] = await Promise.all([facetRows(asked), choicesOf(asked.sql), countNear(asked, bare)])
  return countFacets(rows, choices, near, asked)
}

interface Choice {
  parameterId: number
  word: string
  optionId: number | null
}

const memory = remember<SearchSql, Choice[]>({ seconds: 5, most: 1 })

/** The answers that questions offer, with the numbers of those that homes give. */
const choicesOf = (sql: SearchSql): Promise<Choice[]> =>
  memory(
    sql,
    '',
    () => sql<Choice[]>`
      select p.id as "parameterId", w.word, o.id as "optionId"
      from parameters p
      cross join lateral jsonb_array_elements_text(p.type_values) with ordinality w (word, place)
      left join answer_options o on o.parameter_id = p.id and o.word = plain_text(btrim(w.word))
      order by p.id, w.place`,
    (known) => known.every(({ optionId }) => optionId !== null),
  )

/** A home counts for a choice when it fails nothing else than the present one of the same group. */
function countFacets(
  rows: FacetRows,
  choices: readonly Choice[],
  near: ReadonlyMap<number, number>,
  { filter, vocabulary }: Asked,
): FacetCounts {
  const numberOf = (group: string) => rows.groups.indexOf(group)
  const tally = (group: string) => {
    const own = numberOf(group)
    const counts = new Map<number, number>()
    return {
      counts,
      add: (failed: number, value: number) => {
        if (failed === 0 || failed === own) counts.set(value, (counts.get(value) ?? 0) + 1)
      },
    }
  }
  const [kind, category, bedrooms, bathrooms] = ['kind', 'category', 'bedrooms', 'bathrooms'].map(tally)
  const [since, by, promoted, premium] = ['since', 'by', 'promoted', 'premium'].map(tally)
  const facilities = [...vocabulary.facilityBits].map(([id, bit]) => ({ id, bit, count: near.get(id) ?? 0 }))
  const wanted = new Set(filter.facilities?.map(({ facilityId }) => facilityId))
  const byPrice = numberOf('price')
  const prices: number[] = []
  let total = 0
  for (let row = 0; row < rows.count; row++) {
    const failed = failedChoice(rows.failed.readInt32BE(row * 4))
    const facts = rows.facts.readInt32BE(row * 4)
    kind!.add(failed, facts & 1)
    by!.add(failed, (facts >> 1) & 1)
    promoted!.add(failed, (facts >> 2) & 1)
    premium!.add(failed, (facts >> 3) & 1)
    bedrooms!.add(failed, (facts >> 4) & 15)
    bathrooms!.add(failed, (facts >> 8) & 15)
    since!.add(failed, facts >> 12)
    category!.add(failed, rows.category.readInt32BE(row * 4))
    if (failed === 0 || failed === byPrice)
      prices.push(rows.price.readInt32BE(row * 8) * 2 ** 32 + rows.price.readUInt32BE(row * 8 + 4))
    if (failed !== 0) continue
    total++
    const [high, low] = [rows.facilities.readInt32BE(row * 8), rows.facilities.readInt32BE(row * 8 + 4)]
    for (const facility of facilities) {
      const { bit } = facility
      if (bit !== null && ((bit < 32 ? low >>> bit : high >>> (bit - 32)) & 1) === 1) facility.count++
    }
  }
  const atLeast = (counts: Map<number, number>, least: number) =>
    [...counts].reduce((sum, [value, count]) => (value >= least ? sum + count : sum), 0)
  return {
    total,
    isExact: true,
    kinds: { sell: kind!.counts.get(0) ?? 0, rent: kind!.counts.get(1) ?? 0 },
    categories: [...category!.counts].map(([id, count]) => ({ id, count })),
    bedrooms: BEDROOMS.map((least) => ({ atLeast: least, count: atLeast(bedrooms!.counts, least) })),
    bathrooms: BATHROOMS.map((least) => ({ atLeast: least, count: atLeast(bathrooms!.counts, least) })),
    // A home counts once for each way back in time that reaches it, the longest first.
    since: POSTED_WITHIN_DAYS.map((days, index) => ({
      days,
      count: atLeast(since!.counts, POSTED_WITHIN_DAYS.length - index),
    })),
    listedBy: { owner: by!.counts.get(0) ?? 0, agency: by!.counts.get(1) ?? 0 },
    promoted: promoted!.counts.get(1) ?? 0,
    premium: premium!.counts.get(1) ?? 0,
    prices: priceSteps(prices),
    parameters: countOptions(rows, choices),
    facilities: facilities.map(({ id, count }) => ({ id, count: wanted.has(id) ? total : count })),
  }
}

const ARRAY_HEAD = 12
const DIMENSION = 8

/** Walks the arrays of options in their wire form: dimensions, flags, type, length and bound, then length and number each. */
function countOptions(
  { count, groups, failed, options }: FacetRows,
  choices: readonly Choice[],
): FacetCounts['parameters'] {
  const own = new Map<number, number>()
  for (const { parameterId, optionId } of choices)
    if (optionId !== null) own.set(optionId, groups.indexOf(`p${parameterId}`))
  const counts = new Map<number, number>()
  let at = 0
  for (let row = 0; row < count; row++) {
    const fails = failedChoice(failed.readInt32BE(row * 4))
    const length = options.readInt32BE(at) === 0 ? 0 : options.readInt32BE(at + ARRAY_HEAD)
    at += ARRAY_HEAD + (length === 0 ? 0 : DIMENSION)
    for (let item = 0; item < length; item++, at += 8) {
      const option = options.readInt32BE(at + 4)
      if (fails === 0 || own.get(option) === fails) counts.set(option, (counts.get(option) ?? 0) + 1)
    }
  }
  const byParameter = new Map<number, { word: string; count: number }[]>()
  for (const { parameterId, word, optionId } of choices)
    byParameter.set(parameterId, [
      ...(byParameter.get(parameterId) ?? []),
      { word, count: optionId === null ? 0 : (counts.get(optionId) ?? 0) },
    ])
  return [...byParameter].map(([id, words]) => ({ id, options: words }))
}
