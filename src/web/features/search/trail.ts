import type { Translate } from '#web/i18n/translate.ts'
import { paths } from '#web/paths.ts'
import type { Crumb } from '#web/ui/breadcrumbs.tsx'
import { addressOf } from './address.ts'
import { placeName, titleOf } from './titles.ts'
import type { ResultsView } from './view.ts'

/** The breadcrumbs: by the country to the city, or directly. */
export function trailOf({ query, place, names }: ResultsView, t: Translate): Crumb[] {
  const home = { label: t('nav.explore'), href: paths.home() }
  const isCity = Boolean(place?.city && place.country)
  if (!isCity) return [home, { label: placeName(query, place) || titleOf(query, place, names, t) }]
  const { country } = place!
  return [home, { label: country, href: addressOf({ country }, names.categories) }, { label: place!.city }]
}
