import { getCategories } from '#contract/categories.ts'
import { propertyAdvanceFilterData } from '#contract/facilities.ts'
import type { Api } from '#contract/page.ts'
import { MAX_PAGES, searchFacets, searchProperties } from '#contract/search.ts'
import { choiceLabel } from '#domain/choice-label.ts'
import { type SearchQuery, searchInput } from '#domain/search-query.ts'
import { isRefusal } from '#web/api/refusal.ts'
import { type CategoryName, searchAt } from './address.ts'
import { splitPair } from './chips.ts'
import { type CountedFilters, countedFilters } from './counted.ts'
import { type Names, type ResultsView, resultHome } from './view.ts'

/** Without script all filters are in the page itself when this parameter is set. */
export const ALL_FILTERS = 'more'

/** The result of an address; `unreadable` carries the server's message about an invalid one. */
export type Loaded =
  | { kind: 'found'; view: ResultsView; counted: CountedFilters | null }
  | { kind: 'unreadable'; query: SearchQuery; message: string }
  | { kind: 'unknown' }

/** Names the place at a point. */
type PlaceAt = (point: { latitude: number; longitude: number }) => Promise<string | undefined>

const MAX_CATEGORIES = 100

export async function loadResults(
  api: Api,
  url: URL,
  params: { city?: string | undefined; category?: string | undefined },
  placeAt: PlaceAt,
): Promise<Loaded> {
  const { data: known } = await api(getCategories, { limit: MAX_CATEGORIES })
  const categories: CategoryName[] = known.map(({ id, slug_id, category, translated_name, image }) => ({
    id,
    slug: slug_id,
    name: translated_name || category,
    image,
  }))
  const own = params.category && categories.find(({ slug }) => slug === params.category)
  if (params.category && !own) return { kind: 'unknown' }
  const query = { ...(own && { category: [own.id] }), ...searchAt(url, params) }
  try {
    const [found, names, around, counted] = await Promise.all([
      api(searchProperties, searchInput(query)),
      namesOf(api, query, categories),
      nameOfPoint(query, placeAt),
      url.searchParams.has(ALL_FILTERS) ? counts(api, query) : null,
    ])
    return {
      kind: 'found',
      counted,
      view: {
        query,
        homes: found.data.map(resultHome),
        total: found.total,
        pages: Math.min(found.pages, MAX_PAGES),
        place: found.place,
        corrected: found.corrected,
        rescue: found.rescue,
        names: { ...names, ...(around && { around }) },
      },
    }
  } catch (error) {
    if (isRefusal(error) && error.kind === 'invalid') return { kind: 'unreadable', query, message: error.message }
    throw error
  }
}

const nameOfPoint = ({ latitude, longitude }: SearchQuery, placeAt: PlaceAt) =>
  latitude === undefined || longitude === undefined ? undefined : placeAt({ latitude, longitude })

/** The names of the ids in the search. */
async function namesOf(api: Api, { p = [], near = [] }: SearchQuery, categories: CategoryName[]): Promise<Names> {
  if (p.length === 0 && near.length === 0) return { categories, parameters: [], facilities: [] }
  const { parameters, nearby_facilities } = await api(propertyAdvanceFilterData, {})
  return {
    categories,
    parameters: mentioned(parameters, p).map((parameter) => ({
      ...nameOf(parameter),
      answers: Object.fromEntries(
        p
          .map(splitPair)
          .flatMap(({ id, value }) => (id === parameter.id ? [[value, choiceLabel(parameter, value)]] : [])),
      ),
    })),
    facilities: mentioned(nearby_facilities, near).map(nameOf),
  }
}

function mentioned<Thing extends { id: number }>(all: readonly Thing[], pairs: readonly string[]): Thing[] {
  const ids = new Set(pairs.map((pair) => splitPair(pair).id))
  return all.filter(({ id }) => ids.has(id))
}

const nameOf = ({ id, name, translated_name }: { id: number; name: string; translated_name: string }) => ({
  id,
  name: translated_name || name,
})

async function counts(api: Api, { sort: _sort, page: _page, ...query }: SearchQuery): Promise<CountedFilters> {
  return countedFilters(await api(searchFacets, searchInput(query)))
}
