import type { searchSuggestions as endpoint, Suggestion } from '#contract/search.ts'
import { englishNames, englishNamesLike } from '#domain/phrase/exonyms.ts'
import { synonymsOf } from '#domain/phrase/lexicon.ts'
import { plain } from '#domain/phrase/tokens.ts'
import { remember } from '#domain/remember.ts'
import type { Context, Handler } from '#server/context.ts'
import type { Sql } from '#server/db/sql.ts'
import { type Catalogue, type CategoryRow, catalogueAt } from '#server/features/categories/public.ts'
import { type AgentRow, listSuggestions, type PlaceRow, type SuggestionRows } from './suggest-sql.ts'

const MOST_PLACES = 5
const MOST_CATEGORIES = 2
const MOST_GUESSES = 3

const FIRST_LETTERS = 3
/** Everybody types through the same few first letters, which mean the most places of all. */
const firstLetters = remember<Sql, SuggestionRows>({ seconds: 5, most: 2000 })

export const searchSuggestions: Handler<typeof endpoint> = async (ctx, { q }) => {
  const [name = '', ...rest] = q.split(/[,،]/).map((part) => part.trim())
  if (plain(name) === '') return []
  const find = () =>
    listSuggestions(ctx.sql, {
      names: [name, ...englishNamesLike(plain(name))],
      area: rest.findLast((part) => part !== '') ?? '',
      words: q.match(/[\p{L}\p{N}]+/gu)?.slice(0, 8) ?? [],
    })
  const rows = await (q.length <= FIRST_LETTERS ? firstLetters(ctx.sql, q, find) : find())
  const catalogue = await catalogueAt(ctx, rows.version)
  const typed = [name, ...englishNames(plain(name))].map(plain)
  const found = places(rows, new Set(typed))
  const others = [
    ...(rest.length > 0 ? [] : categories(catalogue, rows, plain(name))),
    ...homes(rows, ctx),
    ...(rows.agents ?? []).map(presentAgent),
  ]
  if (others.length === 0 || found.some(({ count }) => count > 0)) return [...found, ...others]
  // A place where there is no home to find is a guess behind anything that was found, and one that only looks alike is none.
  const guesses = found.filter(({ label }) => typed.some((start) => plain(label).startsWith(start)))
  return [...others, ...guesses.slice(0, MOST_GUESSES)]
}

const presentAgent = ({ slug, name, city, country, homes: count }: AgentRow): Suggestion => ({
  kind: 'agent',
  label: name,
  detail: line(city, country),
  count,
  slug,
})

const line = (...parts: (string | null)[]) => parts.filter(Boolean).join(', ')

/** What homes name and what the gazetteer knows become one list: where there are homes first, then by how many live there. */
function places({ areas, places: known }: SuggestionRows, typed: ReadonlySet<string>): Suggestion[] {
  const byName = new Map<string, PlaceRow>()
  for (const place of [...(areas ?? []), ...(known ?? [])]) {
    const key = `${place.kind}/${place.norm}/${place.country}`
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
  // Both would read "Lisbon, Portugal".
  const cities = new Set(all.filter(({ kind }) => kind === 'city').map(({ norm, country }) => `${norm}/${country}`))
  return all
    .filter(({ kind, norm, country }) => kind !== 'state' || !cities.has(`${norm}/${country}`))
    .sort((a, b) => likelihood(b, typed) - likelihood(a, typed))
    .slice(0, MOST_PLACES)
    .map(presentPlace)
}

const KIND_BONUS = { city: 0, country: -0.3, state: -1 } as const
/** A name typed in full comes before longer ones. */
const EXACT_BONUS = { city: 7, country: 7, state: 4 } as const

const likelihood = ({ kind, norm, homes, population }: PlaceRow, typed: ReadonlySet<string>) =>
  (homes > 0 ? 6 : 0) +
  1.5 * Math.log10(1 + homes) +
  Math.log10(1 + population) +
  KIND_BONUS[kind] +
  (typed.has(norm) ? EXACT_BONUS[kind] : 0)

function presentPlace({ kind, name, state, country, homes, latitude, longitude }: PlaceRow): Suggestion {
  const lies = { city: line(state === name ? null : state, country), state: country ?? '', country: '' }
  return {
    kind,
    label: name,
    detail: lies[kind],
    count: homes,
    ...(kind === 'city' && { city: name }),
    ...(kind !== 'country' && state && { state: kind === 'state' ? name : state }),
    ...(country && { country }),
    ...(latitude != null && longitude != null && { latitude, longitude }),
  }
}

/** Kinds of homes by any of the words that people have for them. */
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
    .slice(0, MOST_CATEGORIES)

const isCalled = (category: CategoryRow, typed: string) =>
  typed.length >= 2 && wordsOf(category).some((word) => word.startsWith(typed))

const known = new WeakMap<CategoryRow, string[]>()

/** A catalogue is kept until it changes, and its words with it. */
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
