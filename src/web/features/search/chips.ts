import { type DistanceUnit, fromKm } from '#domain/distance.ts'
import { changeQuery, type SearchQuery } from '#domain/search-query.ts'
import type { Translate } from '#web/i18n/translate.ts'
import { placeName } from './titles.ts'
import type { FoundPlace, Names } from './view.ts'

/** An active filter as text, and the search without it. */
export interface AppliedFilter {
  /** Its query parameters; an attribute or a facility adds its own value. */
  key: string
  label: string
  without: SearchQuery
}

/** A search with the data for its labels. */
export interface Said {
  query: SearchQuery
  place: FoundPlace
  names: Names
  t: Translate
  price: (amount: number) => string
  unit: DistanceUnit
}

type Words = (keyof SearchQuery)[]
interface Group {
  words: Words
  label: (said: Said) => string
}

/** Parameters that form one filter, in display order. */
const GROUPS: readonly Group[] = [
  { words: ['type'], label: ({ query, t }) => t(query.type === 'rent' ? 'status.rent' : 'status.sell') },
  { words: ['city', 'state', 'country'], label: ({ query, place }) => placeName(query, place) },
  {
    words: ['latitude', 'longitude', 'radius'],
    label: aroundLabel,
  },
  { words: ['box'], label: ({ t }) => t('search.chip-box') },
  { words: ['areas'], label: ({ t }) => t('search.chip-areas') },
  { words: ['category'], label: categoriesLabel },
  { words: ['min_price', 'max_price'], label: priceLabel },
  { words: ['beds'], label: ({ query, t }) => t('search.beds-chip', { count: query.beds! }) },
  { words: ['baths'], label: ({ query, t }) => t('search.baths-chip', { count: query.baths! }) },
  { words: ['min_area', 'max_area'], label: areaLabel },
  { words: ['since'], label: ({ query, t }) => t(`search.since-${query.since as 1}`) },
  { words: ['by'], label: ({ query, t }) => t(`search.by-${query.by!}`) },
  { words: ['featured'], label: ({ t }) => t('search.only-featured') },
  { words: ['premium'], label: ({ t }) => t('search.only-premium') },
  { words: ['q'], label: ({ query }) => `“${query.q}”` },
]

/** The default radius around a point. */
const DEFAULT_RADIUS_KM = 10

/** All active filters, each with the search without it. */
export function appliedFilters(said: Said): AppliedFilter[] {
  const { query } = said
  const groups = GROUPS.filter(({ words }) => words.some((word) => query[word] !== undefined)).map((group) => ({
    key: group.words[0]!,
    label: group.label(said),
    without: withoutText(query, group.words),
  }))
  const answers = (query.p ?? []).map((pair) => ({
    key: `p ${pair}`,
    label: answerLabel(pair, said),
    without: changeQuery(query, { p: rest(query.p, pair) }),
  }))
  const near = (query.near ?? []).map((pair) => ({
    key: `near ${pair}`,
    label: facilityLabel(pair, said),
    without: changeQuery(query, { near: rest(query.near, pair) }),
  }))
  return [...groups, ...answers, ...near]
}

/** All filters but location and deal type, which stay when filters are cleared. */
export const withoutFilters = ({ type, sort, ...query }: SearchQuery): SearchQuery =>
  changeQuery({}, { type, sort, ...Object.fromEntries(WHERE.map((word) => [word, query[word]])) })

const WHERE = ['city', 'state', 'country', 'latitude', 'longitude', 'radius', 'box', 'areas'] as const

/** The search without some parameters. */
export const withoutText = (query: SearchQuery, words: Words): SearchQuery =>
  changeQuery(query, Object.fromEntries(words.map((word) => [word, undefined])))

function rest(pairs: readonly string[] | undefined, without: string): string[] | undefined {
  const left = pairs?.filter((pair) => pair !== without) ?? []
  return left.length > 0 ? left : undefined
}

function aroundLabel(said: Said): string {
  const far = distance(said.query.radius ?? DEFAULT_RADIUS_KM, said)
  const { around } = said.names
  return around
    ? said.t('search.chip-around-place', { distance: far, place: around })
    : said.t('search.chip-around', { distance: far })
}

function categoriesLabel({ query, names }: Said): string {
  const nameOf = (id: number) => names.categories.find((known) => known.id === id)?.name ?? String(id)
  return (query.category ?? []).map(nameOf).join(', ')
}

export function priceLabel({ query: { min_price, max_price }, t, price }: Pick<Said, 'query' | 't' | 'price'>): string {
  if (min_price === undefined) return t('search.price-to', { price: price(max_price!) })
  return max_price === undefined
    ? t('search.price-from', { price: price(min_price) })
    : t('search.price-between', { from: price(min_price), to: price(max_price) })
}

function areaLabel({ query: { min_area, max_area }, t }: Said): string {
  if (min_area === undefined) return t('search.area-to', { area: max_area! })
  return max_area === undefined
    ? t('search.area-from', { area: min_area })
    : t('search.area-between', { from: min_area, to: max_area })
}

const RANGE = /^(-?[\d.]*?)\.\.(-?[\d.]*)$/

function answerLabel(pair: string, { names, t }: Said): string {
  const { id, value } = splitPair(pair)
  const { name = '', answers = {} } = names.parameters.find((parameter) => parameter.id === id) ?? {}
  const range = RANGE.exec(value)
  if (!range) return [name, answers[value] ?? value].filter(Boolean).join(': ')
  const [, from, to] = range
  if (from && to) return t('search.answer-between', { name, from, to })
  return from ? t('search.answer-from', { name, value: from }) : t('search.answer-to', { name, value: to ?? '' })
}

function facilityLabel(pair: string, said: Said): string {
  const { id, value } = splitPair(pair)
  const name = said.names.facilities.find((facility) => facility.id === id)?.name ?? ''
  return value
    ? said.t('search.near-chip-within', { name, distance: distance(Number(value), said) })
    : said.t('search.near-chip', { name })
}

/** A distance in the operator's unit. */
export const distance = (km: number, { t, unit }: Pick<Said, 't' | 'unit'>): string =>
  t(`distance.${unit}`, { distance: fromKm(km, unit) })

/** `12~Furnished` → 12 and `Furnished`; `4` → 4 and nothing. */
export function splitPair(pair: string): { id: number; value: string } {
  const tilde = pair.indexOf('~')
  return tilde === -1
    ? { id: Number(pair), value: '' }
    : { id: Number(pair.slice(0, tilde)), value: pair.slice(tilde + 1) }
}
