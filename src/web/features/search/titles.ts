import type { SearchQuery } from '#domain/search-query.ts'
import type { TextKey, Translate } from '#web/i18n/translate.ts'
import type { FoundPlace, Names } from './view.ts'

/** What a search is called: "Homes for rent in Porto". */
export function titleOf(query: SearchQuery, place: FoundPlace, names: Pick<Names, 'categories'>, t: Translate): string {
  const kind = t(kindOf(query))
  const category = categoryOf(query, names)
  const what = category ? t('search.of', { category, what: kind }) : kind
  const asked = query.q ? t('search.matching', { what, words: query.q }) : what
  return placed(asked, query, place, t)
}

const KINDS = { sell: 'search.sell', rent: 'search.rent' } as const

function kindOf(query: SearchQuery): TextKey {
  if (query.type) return KINDS[query.type]
  if (query.featured) return 'search.featured'
  if (query.premium) return 'search.premium'
  if (query.sort === 'most_viewed') return 'search.most-viewed'
  if (query.sort === 'most_liked') return 'search.most-liked'
  return 'search.homes'
}

const categoryOf = ({ category }: SearchQuery, { categories }: Pick<Names, 'categories'>) =>
  category?.length === 1 ? categories.find(({ id }) => id === category[0])?.name : undefined

function placed(what: string, query: SearchQuery, place: FoundPlace, t: Translate): string {
  if (query.box || query.areas) return t('search.here', { what })
  const name = placeName(query, place)
  if (!name) return query.latitude === undefined ? what : t('search.here', { what })
  return t(query.latitude === undefined ? 'search.in' : 'search.around', { what, place: name })
}

/** The place as homes name it, or else as it was asked for; the narrowest of its words. */
export const placeName = (query: SearchQuery, place: FoundPlace): string =>
  place?.city || query.city || place?.state || query.state || place?.country || query.country || ''
