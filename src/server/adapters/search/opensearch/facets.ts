import { POSTED_WITHIN_DAYS, type SearchFilter } from '#domain/search-filter.ts'
import type { Choices, FacetCounts } from '../port.ts'
import { priceSteps, ROUND_PRICES } from '../price-histogram.ts'
import type { Aggregation, Cluster, SearchAnswer } from './cluster.ts'
import { atLeast, listedBy, ofKind, postedWithin } from './conditions.ts'
import { optionOf } from './document.ts'
import { LISTINGS } from './index-definition.ts'
import { all, type Clause, type Question, term } from './question.ts'

const BEDROOMS = [1, 2, 3, 4, 5]
const BATHROOMS = [1, 2, 3, 4]
/** More than any site has categories, facilities or steps of prices. */
const MAX_TERMS = 10_000

/** A facet: what it counts, by the group whose criteria it ignores. */
interface Facet {
  group: string
  aggregations: Record<string, Aggregation>
}

/** Counts each choice in one request: a choice of a group is counted without the criteria of that group. */
export async function findFacets(
  cluster: Cluster,
  { place, conditions }: Question,
  { filter, choices, now }: { filter: SearchFilter; choices: readonly Options[]; now: Date },
): Promise<FacetCounts> {
  const facets = [...plainFacets(now), ...choices.map(optionFacet)]
  const groups = new Set(facets.map(({ group }) => group))
  const active = new Set(conditions.map(({ group }) => group).filter((group) => groups.has(group)))
  const isFixed = ({ group }: { group: string }) => !groups.has(group)
  const without = (ignored: string | null): Aggregation => {
    const counted = facets.filter(({ group }) => (ignored === null ? !active.has(group) : group === ignored))
    const others = conditions.filter((one) => !isFixed(one) && one.group !== ignored)
    return {
      filter: all(others.map(({ clause }) => clause)),
      aggregations: Object.assign({}, ...counted.map(({ aggregations }) => aggregations), ignored === null && NEAR),
    }
  }
  const answer = await cluster.search(LISTINGS, {
    query: all([...place, ...conditions.filter(isFixed).map(({ clause }) => clause)]),
    size: 0,
    aggregations: {
      all: without(null),
      ...Object.fromEntries([...active].map((group) => [`without-${group}`, without(group)])),
    },
  })
  return countsOf(readBuckets(answer), filter, choices)
}

/** Options of a parameter; `plain` are the same in the form of the index. */
export interface Options extends Choices {
  plain: readonly string[]
}

const NEAR: Record<string, Aggregation> = { facilities: { terms: { field: 'facilityIds', size: MAX_TERMS } } }

const filters = (clauses: Record<string, Clause>): Aggregation => ({ filters: { filters: clauses } })
const each = (values: readonly number[], clause: (value: number) => Clause) =>
  filters(Object.fromEntries(values.map((value) => [value, clause(value)])))

const plainFacets = (now: Date): Facet[] => [
  { group: 'kind', aggregations: { kinds: filters({ sell: ofKind('sell'), rent: ofKind('rent') }) } },
  { group: 'category', aggregations: { categories: { terms: { field: 'categoryId', size: MAX_TERMS } } } },
  { group: 'bedrooms', aggregations: { bedrooms: each(BEDROOMS, (least) => atLeast('bedrooms', least)) } },
  { group: 'bathrooms', aggregations: { bathrooms: each(BATHROOMS, (least) => atLeast('bathrooms', least)) } },
  { group: 'since', aggregations: { since: each(POSTED_WITHIN_DAYS, (days) => postedWithin(days, now)) } },
  { group: 'by', aggregations: { by: filters({ owner: listedBy('owner'), agency: listedBy('agency') }) } },
  { group: 'promoted', aggregations: { promoted: { filter: term('isPromoted', true) } } },
  { group: 'premium', aggregations: { premium: { filter: term('isPremium', true) } } },
  {
    group: 'price',
    aggregations: {
      prices: { terms: { field: 'priceStep', size: MAX_TERMS } },
      cheapest: { min: { field: 'price' } },
    },
  },
]

const optionFacet = ({ parameterId, plain }: Options): Facet => {
  const include = [...new Set(plain.map((word) => optionOf(parameterId, word)))]
  return {
    group: `p${parameterId}`,
    aggregations:
      include.length === 0
        ? {}
        : { [`p${parameterId}`]: { terms: { field: 'options', include, size: include.length } } },
  }
}

interface Buckets {
  total: number
  /** Counts of a facet by key; empty for a facet that was not asked for. */
  counts(name: string): ReadonlyMap<string, number>
  count(name: string): number
  cheapest: number
}

interface Bucket {
  key?: string | number
  doc_count: number
}

type Counted = Bucket & { buckets?: Bucket[] | Record<string, Bucket>; value?: number | null }

function readBuckets({ aggregations = {} }: SearchAnswer): Buckets {
  const filtered = aggregations as unknown as Record<string, Record<string, Counted> & { doc_count: number }>
  const found: Record<string, Counted> = Object.assign({}, ...Object.values(filtered))
  const counts = (name: string) => {
    const buckets = found[name]?.buckets ?? []
    const pairs = Array.isArray(buckets)
      ? buckets.map(({ key, doc_count }) => [String(key), doc_count] as const)
      : Object.entries(buckets).map(([key, { doc_count }]) => [key, doc_count] as const)
    return new Map(pairs)
  }
  return {
    total: filtered.all!.doc_count,
    counts,
    count: (name) => found[name]!.doc_count,
    cheapest: found.cheapest?.value ?? 0,
  }
}

function countsOf(buckets: Buckets, filter: SearchFilter, choices: readonly Options[]): FacetCounts {
  const { total, counts } = buckets
  const numbered = (name: string) => [...counts(name)].map(([key, count]) => ({ key: Number(key), count }))
  const kinds = counts('kinds')
  const by = counts('by')
  const near = new Map(numbered('facilities').map(({ key, count }) => [key, count]))
  for (const { facilityId } of filter.facilities ?? []) near.set(facilityId, total)
  return {
    total,
    kinds: { sell: kinds.get('sell')!, rent: kinds.get('rent')! },
    categories: numbered('categories').map(({ key, count }) => ({ id: key, count })),
    bedrooms: numbered('bedrooms').map(({ key, count }) => ({ atLeast: key, count })),
    bathrooms: numbered('bathrooms').map(({ key, count }) => ({ atLeast: key, count })),
    since: numbered('since').map(({ key, count }) => ({ days: key, count })),
    listedBy: { owner: by.get('owner')!, agency: by.get('agency')! },
    promoted: buckets.count('promoted'),
    premium: buckets.count('premium'),
    prices: histogram(numbered('prices'), buckets.cheapest),
    parameters: choices.map(({ parameterId, words, plain }) => {
      const own = counts(`p${parameterId}`)
      return {
        id: parameterId,
        options: words.map((word, index) => ({ word, count: own.get(optionOf(parameterId, plain[index]!)) ?? 0 })),
      }
    }),
    facilities: [...near].map(([id, count]) => ({ id, count })),
  }
}

/** Steps begin at round prices, so counts between neighbouring round prices are enough for an exact histogram. */
function histogram(steps: { key: number; count: number }[], cheapest: number): FacetCounts['prices'] {
  const sorted = steps.toSorted((a, b) => a.key - b.key)
  const count = sorted.reduce((sum, step) => sum + step.count, 0)
  const below = (price: number) =>
    sorted.reduce((sum, step) => (ROUND_PRICES[step.key]! < price ? sum + step.count : sum), 0)
  const at = (position: number) => {
    let left = position
    const step = sorted.find(({ count: own }) => {
      left -= own
      return left < 0
    })!
    return Math.max(cheapest, ROUND_PRICES[step.key]!)
  }
  return priceSteps({ count, at, below })
}
