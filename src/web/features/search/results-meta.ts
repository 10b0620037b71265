import { shareImage } from '#domain/renditions.ts'
import { changeQuery, type SearchQuery } from '#domain/search-query.ts'
import type { TranslateAll } from '#web/i18n/translate.ts'
import { addressOf } from './address.ts'
import { isIndexed } from './indexing.ts'
import { titleOf } from './titles.ts'
import type { ResultsView } from './view.ts'

interface Site {
  t: TranslateAll
  siteName: string
  baseUrl: string
}

/** The head of a results page: its title with the country, its canonical address, and the neighbouring pages. */
export function resultsMeta(view: ResultsView, { t, siteName, baseUrl }: Site) {
  const { query, place, names, total, pages, homes } = view
  const page = query.page ?? 1
  const whole = place?.city && place.country ? { ...place, city: `${place.city}, ${place.country}` } : place
  const title = titleOf(query, whole, names, t)
  const urlOf = (next: SearchQuery) => baseUrl + addressOf(next, names.categories)
  const picture = homes.find(({ title_image }) => title_image !== '')
  return {
    title: page > 1 ? t('search.page-of', { title, page }) : title,
    description: t('search.meta-text', { title, total: t('search.total', { count: total }), name: siteName }),
    url: urlOf(query),
    index: isIndexed(query) && homes.length > 0,
    image: picture && { url: shareImage(picture.title_image, picture.title_image_width), alt: picture.title },
    neighbours: [
      ...(page > 1 ? [{ rel: 'prev', href: urlOf(changeQuery(query, { page: page - 1 })) }] : []),
      ...(page < pages ? [{ rel: 'next', href: urlOf(changeQuery(query, { page: page + 1 })) }] : []),
    ],
  }
}
