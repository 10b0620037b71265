import { changeQuery, readSearchQuery, type SearchQuery, writeSearchQuery } from '#domain/search-query.ts'
import { paths } from '#web/paths.ts'

/** A property type as addresses and filters know it. */
export interface CategoryName {
  id: number
  slug: string
  name: string
  image: string
}

interface Home {
  /** The parameters that this page's path stands for, or null when the search is not of its kind. */
  takes: (query: SearchQuery, categories: readonly CategoryName[]) => (keyof SearchQuery)[] | null
  path: (rest: string, query: SearchQuery, categories: readonly CategoryName[]) => string
}

const slugOf = ({ category }: SearchQuery, categories: readonly CategoryName[]) =>
  category?.length === 1 ? categories.find(({ id }) => id === category[0])?.slug : undefined

/** Pages whose path stands for a search, the most specific first. */
const HOMES: readonly Home[] = [
  { takes: ({ q }) => (q ? [] : null), path: (rest) => paths.search(rest) },
  { takes: ({ city }) => (city ? ['city'] : null), path: (rest, { city }) => paths.city(city!, rest) },
  {
    takes: (query, categories) => (slugOf(query, categories) ? ['category'] : null),
    path: (rest, query, categories) => paths.category(slugOf(query, categories)!, rest),
  },
  { takes: ({ featured }) => (featured ? ['featured'] : null), path: (rest) => paths.featured(rest) },
  { takes: ({ premium }) => (premium ? ['premium'] : null), path: (rest) => paths.premium(rest) },
  { takes: ({ sort }) => (sort === 'most_viewed' ? ['sort'] : null), path: (rest) => paths.mostViewed(rest) },
  { takes: ({ sort }) => (sort === 'most_liked' ? ['sort'] : null), path: (rest) => paths.mostLiked(rest) },
  { takes: () => [], path: (rest) => paths.properties(rest) },
]

/** The canonical address of a search: a specific page where there is one, otherwise the list of all homes. */
export function addressOf(query: SearchQuery, categories: readonly CategoryName[]): string {
  for (const { takes, path } of HOMES) {
    const words = takes(query, categories)
    if (!words) continue
    const rest = changeQuery(query, Object.fromEntries(words.map((word) => [word, undefined])))
    return path(writeSearchQuery({ ...rest, ...(query.page && { page: query.page }) }), query, categories)
  }
  return paths.properties(writeSearchQuery(query))
}

/** The search of an address. A category is in the path by slug, and the caller resolves it. */
export function searchAt({ pathname, searchParams }: URL, params: { city?: string | undefined }): SearchQuery {
  const query = readSearchQuery(searchParams)
  if (params.city) return { ...query, city: params.city }
  switch (pathname) {
    case paths.featured():
      return { ...query, featured: true }
    case paths.premium():
      return { ...query, premium: true }
    case paths.mostViewed():
      return { sort: 'most_viewed', ...query }
    case paths.mostLiked():
      return { sort: 'most_liked', ...query }
    default:
      return query
  }
}

const RESULTS =
  /^\/(properties\/(all-properties|categories\/[^/]+|city\/[^/]+)|(featured|most-viewed|most-favorite|premium)-properties|search)$/

/** Whether this path is a results page. */
export const isResultsPath = (pathname: string): boolean => RESULTS.test(pathname)
