import type { SearchQuery } from '#domain/search-query.ts'
import type { TextKey, Translate } from '#web/i18n/translate.ts'
import type { FoundPlace, Names } from './view.ts'

/** The title of a search: "Homes for rent in Porto". */
export function titleOf(
  query: SearchQuery,
  place: FoundPlace,
  names: Pick<Names, 'categories' | 'around'>,
  t: Translate,
): string {
  const kind = t(kindOf(query))
  const category = categoryOf(query, names)
  const what = category ? t('search.of', { category, what: kind }) : kind
  const asked = query.q ? t('search.matching', { what, words: query.q }) : what
  return placed(asked, query, query.latitude === undefined ? placeName(query, place) : (names.around ?? ''), t)
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

const categoryOf = ({ category }: SearchQuery, { categories }: Pick<Names, 'categories' | 'around'>) =>
  category?.length === 1 ? categories.find(({ id }) => id === category[0])?.name : undefined

function placed(what: string, query: SearchQuery, place: string, t: Translate): string {
  if (query.box || query.areas) return t('search.here', { what })
  if (query.latitude !== undefined) return place ? t('search.around', { what, place }) : t('search.here', { what })
  return place ? t('search.in', { what, place }) : what
}

/** The place as listings name it, else as requested; its most specific part. */
export const placeName = (query: SearchQuery, place: FoundPlace): string =>
  place?.city || query.city || place?.state || query.state || place?.country || query.country || ''
