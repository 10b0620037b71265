import type { searchSuggestions as endpoint, Suggestion } from '#contract/search.ts'
import { countryName } from '#domain/country-name.ts'
import { englishNames, englishNamesLike } from '#domain/query-parser/exonyms.ts'
import { synonymsOf } from '#domain/query-parser/lexicon.ts'
import { plain } from '#domain/query-parser/tokens.ts'
import { createTtlCache } from '#domain/ttl-cache.ts'
import type { Context, Handler } from '#server/context.ts'
import type { Sql } from '#server/db/sql.ts'
import { type Catalogue, type CategoryRow, catalogueAt } from '#server/features/categories/public.ts'
import { siteCountry } from '#server/features/places/public.ts'
import { type AgentRow, listSuggestions, type PlaceRow, type SuggestionRows } from './suggest.sql.ts'

const MAX_PLACES = 5
const MAX_CATEGORIES = 2
const MAX_ATTEMPTS = 3

const FIRST_LETTERS = 3
/** Cache for short prefixes, which all users type and which match the most places. */
const firstLetters = createTtlCache<Sql, SuggestionRows>({ seconds: 5, most: 2000 })

export const searchSuggestions: Handler<typeof endpoint> = async (ctx, { q }) => {
  const [name = '', ...rest] = q.split(/[,،]/).map((part) => part.trim())
  if (plain(name) === '') return []
  const find = () =>
    listSuggestions(ctx.sql, {
      names: [name, ...englishNamesLike(plain(name))],
      area: rest.findLast((part) => part !== '') ?? '',
      words: q.match(/[\p{L}\p{N}]+/gu)?.slice(0, 8) ?? [],
    })
  const [rows, own] = await Promise.all([
    q.length <= FIRST_LETTERS ? firstLetters(ctx.sql, q, find) : find(),
    siteCountry(ctx),
  ])
  const catalogue = await catalogueAt(ctx, rows.version)
  const typed = [name, ...englishNames(plain(name))].map(plain)
  const found = places(rows, new Set(typed), own && countryName(own))
  const others = [
    ...(rest.length > 0 ? [] : categories(catalogue, rows, plain(name))),
    ...homes(rows, ctx),
    ...(rows.agents ?? []).map(presentAgent),
  ]
  if (others.length === 0 || found.some(({ count }) => count > 0)) return [...found, ...others]
  // A place without properties comes after all other results, and a fuzzy match is left out.
  const guesses = found.filter(({ label }) => typed.some((start) => plain(label).startsWith(start)))
  return [...others, ...guesses.slice(0, MAX_ATTEMPTS)]
}

const presentAgent = ({ slug, name, city, country, homes: count }: AgentRow): Suggestion => ({
  kind: 'agent',
  label: name,
  detail: line(city, country),
  count,
  slug,
})

const line = (...parts: (string | null)[]) => parts.filter(Boolean).join(', ')

/** Merges places of listings and of the gazetteer, the most likely first. */
function places(
  { areas, places: known }: SuggestionRows,
  typed: ReadonlySet<string>,
  own: string | null,
): Suggestion[] {
  const byName = new Map<string, PlaceRow>()
  for (const place of [...(areas ?? []), ...(known ?? [])]) {
    const key = `${place.kind}/${place.norm}/${place.city ?? ''}/${place.country}`
    const before = byName.get(key)
    if (!before) byName.set(key, { ...place, population: place.population ?? 0 })
    else if (before.homes > 0)
      Object.assign(before, {
        population: Math.max(before.population, place.population ?? 0),
        latitude: before.latitude ?? place.latitude,
        longitude: before.longitude ?? place.longitude,
      })
  }
  const all = [...byName.values()]
  // Drops a state with the name of its city, because both would read "Lisbon, Portugal".
  const cities = new Set(all.filter(({ kind }) => kind === 'city').map(({ norm, country }) => `${norm}/${country}`))
  return all
    .filter(({ kind, norm, country }) => kind !== 'state' || !cities.has(`${norm}/${country}`))
    .sort((a, b) => exactness(b, typed) - exactness(a, typed) || likelihood(b, own) - likelihood(a, own))
    .slice(0, MAX_PLACES)
    .map(presentPlace)
}

/** A name typed in full comes before longer names; a state is rarely meant. */
const exactness = ({ kind, norm }: PlaceRow, typed: ReadonlySet<string>) =>
  typed.has(norm) ? (kind === 'state' ? 1 : 2) : 0

const KIND_BONUS = { city: 0, district: 0, postcode: 0, country: -0.3, state: -1 } as const
const OWN_COUNTRY_BONUS = 4

/** Places with properties first, then those of the site's country, then the largest. */
const likelihood = ({ kind, country, homes, population }: PlaceRow, own: string | null) =>
  (homes > 0 ? 6 : 0) +
  1.5 * Math.log10(1 + homes) +
  Math.log10(1 + population) +
  (own !== null && country === own ? OWN_COUNTRY_BONUS : 0) +
  KIND_BONUS[kind]

function presentPlace({ kind, name, city, state, country, homes, latitude, longitude }: PlaceRow): Suggestion {
  const lies = {
    city: line(state === name ? null : state, country),
    district: line(city ?? null, country),
    postcode: line(city ?? null, country),
    state: country ?? '',
    country: '',
  }
  const within = kind === 'city' ? name : city
  return {
    kind,
    label: name,
    detail: lies[kind],
    count: homes,
    ...(within && { city: within }),
    ...(kind !== 'country' && state && { state: kind === 'state' ? name : state }),
    ...(country && { country }),
    ...(latitude != null && longitude != null && { latitude, longitude }),
  }
}

/** Categories by their names and synonyms. */
const categories = (catalogue: Catalogue, { categoryHomes }: SuggestionRows, typed: string): Suggestion[] =>
  [...catalogue.categories.values()]
    .filter((category) => category.isActive && isCalled(category, typed))
    .map(
      ({ id, slug, translatedName }): Suggestion => ({
        kind: 'category',
        label: translatedName,
        detail: '',
        count: categoryHomes?.[id] ?? 0,
        slug,
      }),
    )
    .sort((a, b) => b.count - a.count)
    .slice(0, MAX_CATEGORIES)

const isCalled = (category: CategoryRow, typed: string) =>
  typed.length >= 2 && wordsOf(category).some((word) => word.startsWith(typed))

const known = new WeakMap<CategoryRow, string[]>()

/** Search terms of a category, cached per catalogue object. */
function wordsOf(category: CategoryRow): string[] {
  const words = known.get(category) ?? synonymsOf([category.name, category.translatedName])
  known.set(category, words)
  return words
}

const homes = ({ homes: found }: SuggestionRows, { language }: Pick<Context, 'language'>): Suggestion[] =>
  (found ?? []).map(({ slug, title, titles, city, country }) => ({
    kind: 'listing',
    label: titles?.[language] ?? title,
    detail: line(city, country),
    count: 1,
    slug,
  }))
