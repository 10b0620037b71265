import { SEARCH_SORTS, type SearchSort } from './search-filter.ts'

/**
 * A search as written in a URL. The parameters are those of the search calls, so that a page passes them on unchanged.
 * The calls validate the values; here only malformed ones are dropped.
 */
export interface SearchQuery {
  type?: 'sell' | 'rent'
  category?: number[]
  city?: string
  state?: string
  country?: string
  latitude?: number
  longitude?: number
  radius?: number
  box?: string
  areas?: string
  min_price?: number
  max_price?: number
  min_area?: number
  max_area?: number
  beds?: number
  baths?: number
  /** `12~Furnished`, `15~3..7`. */
  p?: string[]
  /** `4~1.5`, `4`. */
  near?: string[]
  since?: number
  by?: 'owner' | 'agency'
  featured?: true
  premium?: true
  q?: string
  sort?: SearchSort
  page?: number
}

const text = (values: string[]) => values[0]?.trim() || undefined
const number = (values: string[]) => {
  const value = values[0]?.trim()
  return value && Number.isFinite(Number(value)) ? Number(value) : undefined
}
const whole = (values: string[]) => {
  const value = number(values)
  return value !== undefined && Number.isInteger(value) && value > 0 ? value : undefined
}
const list = (values: string[]) => {
  const given = values.filter((value) => value.trim() !== '')
  return given.length > 0 ? given : undefined
}
const flag = (values: string[]) => (values[0] === '1' ? (true as const) : undefined)
const oneOf =
  <T extends string>(words: readonly T[]) =>
  (values: string[]) =>
    words.find((word) => word === values[0])

type Readers = { [K in keyof Required<SearchQuery>]: (values: string[]) => SearchQuery[K] }

/** All parameters in the order in which they are written, so that each search has one canonical URL. */
const READERS: Readers = {
  type: oneOf(['sell', 'rent']),
  category: (values) => {
    const ids = values.flatMap((value) => value.split(',')).map(Number)
    const known = ids.filter((id) => Number.isSafeInteger(id) && id > 0)
    return known.length > 0 ? [...new Set(known)].sort((a, b) => a - b) : undefined
  },
  country: text,
  state: text,
  city: text,
  latitude: number,
  longitude: number,
  radius: number,
  box: text,
  areas: text,
  min_price: number,
  max_price: number,
  min_area: number,
  max_area: number,
  beds: whole,
  baths: whole,
  p: list,
  near: list,
  since: whole,
  by: oneOf(['owner', 'agency']),
  featured: flag,
  premium: flag,
  q: text,
  sort: oneOf(SEARCH_SORTS),
  page: whole,
}
const WORDS = Object.keys(READERS) as (keyof SearchQuery)[]

export function readSearchQuery(params: URLSearchParams): SearchQuery {
  const query: Record<string, unknown> = {}
  for (const word of WORDS) {
    const values = [...params.getAll(word), ...params.getAll(`${word}[]`)]
    const value = values.length > 0 ? READERS[word](values) : undefined
    if (value !== undefined) query[word] = value
  }
  return withBounds(query, params)
}

/** Form field names of the bounds of a number, for forms submitted without JavaScript. */
export const boundNames = (parameterId: number) => ({ least: `p${parameterId}_min`, most: `p${parameterId}_max` })

const BOUND = /^p(\d{1,10})_(?:min|max)$/

/** Joins the two bound fields into one pair. */
function withBounds(query: SearchQuery, params: URLSearchParams): SearchQuery {
  const ids = new Set([...params.keys()].flatMap((name) => Number(BOUND.exec(name)?.[1] ?? []) || []))
  const pairs = [...ids].flatMap((id) => {
    const { least, most } = boundNames(id)
    const [from, to] = [least, most].map((name) => {
      const bound = number(params.getAll(name))
      return bound === undefined || bound < 0 ? '' : String(bound)
    })
    return from || to ? [`${id}~${from}..${to}`] : []
  })
  return pairs.length > 0 ? { ...query, p: [...(query.p ?? []), ...pairs] } : query
}

/** Query string of a search without the question mark; defaults are omitted. */
export function writeSearchQuery(query: SearchQuery): string {
  const params = new URLSearchParams()
  for (const word of WORDS) {
    const value = query[word]
    if (value === undefined || isDefault(word, value)) continue
    if (word === 'category') params.set(word, (value as number[]).join(','))
    else if (Array.isArray(value)) for (const item of value) params.append(word, String(item))
    else params.set(word, value === true ? '1' : String(value))
  }
  // Commas and tildes need no escaping, which keeps URLs readable.
  return params.toString().replaceAll('%2C', ',').replaceAll('%7E', '~')
}

const isDefault = (word: keyof SearchQuery, value: unknown) =>
  (word === 'page' && value === 1) || (word === 'sort' && value === 'newest') || value === ''

/** The search as input of the search calls. */
export const searchInput = ({ category, featured, premium, ...rest }: SearchQuery) => ({
  ...rest,
  ...(category && { category: category.join(',') }),
  ...(featured && { featured: '1' as const }),
  ...(premium && { premium: '1' as const }),
})

/** Changes parameters of a search, or removes those set to undefined; resets the page. */
export function changeQuery(query: SearchQuery, change: { [K in keyof SearchQuery]?: SearchQuery[K] | undefined }) {
  const next: Record<string, unknown> = { ...query, page: undefined, ...change }
  for (const word of Object.keys(next)) if (next[word] === undefined) delete next[word]
  return next as SearchQuery
}
