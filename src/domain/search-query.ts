import { SEARCH_SORTS, type SearchSort } from './search-filter.ts'

/**
 * A search as it stands in an address: the words of the search calls, so that a page hands them on as they are.
 * What a word may hold is checked by the calls; here only what cannot be meant is left out.
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

/** Every word in the order it is written, which gives each search one address. */
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

/** The fields of a number's bounds in a form that the browser sends by itself. */
export const boundNames = (parameterId: number) => ({ least: `p${parameterId}_min`, most: `p${parameterId}_max` })

const BOUND = /^p(\d{1,10})_(?:min|max)$/

/** One pair says both bounds of a number; a field cannot. */
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

/** The query string of a search, without its question mark; defaults are left out. */
export function writeSearchQuery(query: SearchQuery): string {
  const params = new URLSearchParams()
  for (const word of WORDS) {
    const value = query[word]
    if (value === undefined || isDefault(word, value)) continue
    if (word === 'category') params.set(word, (value as number[]).join(','))
    else if (Array.isArray(value)) for (const item of value) params.append(word, String(item))
    else params.set(word, value === true ? '1' : String(value))
  }
  // Commas and tildes need no escaping, and people read addresses.
  return params.toString().replaceAll('%2C', ',').replaceAll('%7E', '~')
}

const isDefault = (word: keyof SearchQuery, value: unknown) =>
  (word === 'page' && value === 1) || (word === 'sort' && value === 'newest') || value === ''

/** The same search as input of the search calls. */
export const searchInput = ({ category, featured, premium, ...rest }: SearchQuery) => ({
  ...rest,
  ...(category && { category: category.join(',') }),
  ...(featured && { featured: '1' as const }),
  ...(premium && { premium: '1' as const }),
})

/** The search with some words changed, or taken out where they are undefined; it starts at its first page again. */
export function changeQuery(query: SearchQuery, change: { [K in keyof SearchQuery]?: SearchQuery[K] | undefined }) {
  const next: Record<string, unknown> = { ...query, page: undefined, ...change }
  for (const word of Object.keys(next)) if (next[word] === undefined) delete next[word]
  return next as SearchQuery
}
