import type { Input } from '#contract/endpoint.ts'
import type { searchFacets } from '#contract/search.ts'
import { placeOf } from '#domain/home-place.ts'
import { withoutPlaceNames } from '#domain/place-names.ts'
import type { Scope, SearchFilter, Wanted } from '#domain/search-filter.ts'
import { createTtlCache } from '#domain/ttl-cache.ts'
import type { Context } from '#server/context.ts'
import type { Sql } from '#server/db/sql.ts'
import { currentCatalogue, type ParameterRow } from '#server/features/categories/public.ts'
import { listScopes, type PlaceNames, type ScopeRow } from './queries.ts'

/** Query parameters of the search calls. */
export type SearchText = Input<typeof searchFacets>

/** A place by the names that listings use; empty strings where not specified. */
export interface NamedPlace {
  city: string
  state: string
  country: string
}

type Asking = Pick<Context, 'sql' | 'language'>

/**
 * Resolves query parameters to a filter: place names to ids, a slug to its category, parameter values by their type.
 */
export async function resolveFilter(ctx: Asking, words: SearchText) {
  const needsCatalogue = words.p !== undefined || words.category_slug !== undefined
  const [{ scopes, place, names }, catalogue] = await Promise.all([
    scopesOf(ctx, words),
    needsCatalogue ? currentCatalogue(ctx) : null,
  ])
  const around = placeOf(words.latitude, words.longitude, words.radius)
  const bySlug =
    words.category_slug && [...catalogue!.categories.values()].find(({ slug }) => slug === words.category_slug)
  const categoryIds = words.category_slug === undefined ? words.category : bySlug ? [bySlug.id] : []
  const questions = new Map<number, ParameterRow>()
  for (const { parameters } of catalogue?.categories.values() ?? [])
    for (const parameter of parameters) questions.set(parameter.id, parameter)

  const text = words.q && withoutPlaceNames(words.q, names)

  const filter: SearchFilter = {
    ...(words.type && { kind: words.type }),
    ...(categoryIds && { categoryIds }),
    ...(scopes && { scopes }),
    ...(around && { around: { latitude: around.latitude, longitude: around.longitude, radiusKm: around.radiusKm } }),
    ...(words.box && { box: words.box }),
    ...(words.areas && { areas: words.areas }),
    ...(words.min_price !== undefined && { minPrice: words.min_price }),
    ...(words.max_price !== undefined && { maxPrice: words.max_price }),
    ...(words.min_area !== undefined && { minArea: words.min_area }),
    ...(words.max_area !== undefined && { maxArea: words.max_area }),
    ...(words.beds && { bedrooms: words.beds }),
    ...(words.baths && { bathrooms: words.baths }),
    ...(words.p && { parameters: wantedAnswers(words.p, questions) }),
    ...(words.near && {
      facilities: words.near.map(({ id, km }) => ({ facilityId: id, ...(km !== undefined && { withinKm: km }) })),
    }),
    ...(words.since !== undefined && { postedWithinDays: words.since }),
    ...(words.by && { listedBy: words.by }),
    ...(words.featured && { promoted: true }),
    ...(words.premium && { premium: true }),
    ...(text && { text }),
  }
  return { filter, place }
}

/** Cache of place names. Ids are stable; a new place of the same name appears within 60 s. */
const memory = createTtlCache<Sql, ScopeRow[]>({ seconds: 60, most: 5000 })

/** Resolves place names to areas: undefined when none is given, an empty list when none matches. */
export async function scopesOf({ sql }: Pick<Context, 'sql'>, { city, state, country }: PlaceNames) {
  if (!city && !state && !country) return { scopes: undefined, place: null, names: [] }
  const rows = await memory(
    sql,
    JSON.stringify([city, state, country]),
    () => listScopes(sql, { city, state, country }),
    // Empty results are not cached, because a new listing may add the place.
    ({ length }) => length > 0,
  )
  const [first] = rows
  const place: NamedPlace | null = first
    ? { city: first.city ?? '', state: first.state ?? '', country: first.country ?? '' }
    : null
  const names = rows.map((row) => [row.city, row.state, row.country].filter((name) => name !== null))
  return { scopes: rows.map(scopeOf), place, names }
}

const scopeOf = ({ countryId, stateId, cityId }: ScopeRow): Scope => ({
  countryId,
  ...(stateId !== -1 && { stateId }),
  ...(cityId !== -1 && { cityId }),
})

const RANGE = /^(\d+(?:\.\d+)?)?\.\.(\d+(?:\.\d+)?)?$/

/** Parameter conditions: several choices of one parameter are alternatives, a number has bounds. */
function wantedAnswers(pairs: NonNullable<SearchText['p']>, questions: ReadonlyMap<number, ParameterRow>): Wanted[] {
  const wanted: Wanted[] = []
  const choices = new Map<number, string[]>()
  for (const { id, value } of pairs) {
    if (questions.get(id)?.type === 'number') wanted.push(bounds(id, value))
    else choices.set(id, [...(choices.get(id) ?? []), ...(questions.has(id) ? [value] : [])])
  }
  for (const [parameterId, oneOf] of choices) wanted.push({ parameterId, oneOf })
  return wanted
}

function bounds(parameterId: number, value: string): Wanted {
  const [, least, most] = RANGE.exec(value) ?? RANGE.exec(`${value}..${value}`) ?? []
  // A non-numeric value of a numeric parameter matches nothing.
  if (least === undefined && most === undefined) return { parameterId, oneOf: [] }
  return {
    parameterId,
    ...(least !== undefined && { least: Number(least) }),
    ...(most !== undefined && { most: Number(most) }),
  }
}
