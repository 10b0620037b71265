import type { SearchFilter, SearchSort } from '#domain/search-filter.ts'
import type { FoundPage } from '../port.ts'
import type { Cluster, SearchBody } from './cluster.ts'
import { LISTINGS } from './index-definition.ts'
import { type Question, whole } from './question.ts'

interface Window {
  offset: number
  limit: number
}

/** OpenSearch returns no more listings at once. */
const MAX_STEP = 10_000
/** Farther pages have a total and no listings: each step to them costs as much as a page. */
const MAX_OFFSET = 100_000

type Sort = NonNullable<SearchBody['sort']>

/** The listings of a page, in order; those of equal rank by id, the highest first. */
export async function findPage(
  cluster: Cluster,
  question: Question,
  { sort, filter, offset, limit }: Window & { sort: SearchSort; filter: SearchFilter },
): Promise<Omit<FoundPage, 'corrected'>> {
  const order = { query: whole(question), sort: sortOf(sort, filter), stored_fields: '_none_' } satisfies SearchBody
  if (offset > MAX_OFFSET) return { ids: [], total: await countOf(cluster, question) }
  let after: SearchBody['search_after']
  let total = 0
  for (let left = offset; ; ) {
    const isLast = left + limit <= MAX_STEP
    const size = isLast ? left + limit : Math.min(left, MAX_STEP)
    const { hits } = await cluster.search(LISTINGS, {
      ...order,
      size,
      track_total_hits: after === undefined,
      ...(after && { search_after: after }),
    })
    total = after ? total : totalOf(hits.total)
    const found = hits.hits.map(({ sort: key = [] }) => key)
    if (isLast) return { ids: found.slice(left).map((key) => Number(key.at(-1))), total }
    after = found.at(-1)
    if (!after || found.length < size) return { ids: [], total }
    left -= size
  }
}

export async function countOf(cluster: Cluster, question: Question): Promise<number> {
  const { hits } = await cluster.search(LISTINGS, { query: whole(question), size: 0, track_total_hits: true })
  return totalOf(hits.total)
}

export const totalOf = (total: number | { value: number } | undefined) =>
  typeof total === 'object' ? total.value : (total ?? 0)

const KEYS: Record<Exclude<SearchSort, 'distance'>, [field: string, order: 'asc' | 'desc']> = {
  newest: ['createdAt', 'desc'],
  price_low: ['price', 'asc'],
  price_high: ['price', 'desc'],
  area_price_low: ['areaPrice', 'asc'],
  area_price_high: ['areaPrice', 'desc'],
  most_viewed: ['views', 'desc'],
  most_liked: ['likes', 'desc'],
  reduction: ['reduction', 'desc'],
}

/** Without a point to measure from, the nearest are the newest. */
function sortOf(sort: SearchSort, { around }: SearchFilter): Sort {
  const byId = { id: { order: 'desc' as const } }
  if (sort === 'distance' && around)
    return [
      { _geo_distance: { point: { lat: around.latitude, lon: around.longitude }, order: 'asc', unit: 'm' } },
      byId,
    ] as Sort
  const [field, order] = KEYS[sort === 'distance' ? 'newest' : sort]
  return [{ [field]: { order, missing: '_last' } }, byId] as Sort
}
