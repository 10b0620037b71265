import type { SearchQuery } from '#domain/search-query.ts'

/** Parameters that make a distinct page; prices, rooms and similar filters only narrow it. */
const TELLING: readonly (keyof SearchQuery)[] = [
  'type',
  'category',
  'city',
  'state',
  'country',
  'featured',
  'premium',
  'page',
]
const TELLING_SORTS = ['newest', 'most_viewed', 'most_liked']

/** Whether search engines should index this page: location, deal type and category, in a sort that has an address. */
export function isIndexed(query: SearchQuery): boolean {
  const { sort, ...words } = query
  if ((query.category?.length ?? 0) > 1) return false
  if (sort && !TELLING_SORTS.includes(sort)) return false
  return (Object.keys(words) as (keyof SearchQuery)[]).every((word) => TELLING.includes(word))
}
