import type { PropertyCard } from '#contract/objects.ts'
import type { TextKey } from '#web/i18n/translate.ts'

type Marked = Pick<PropertyCard, 'property_type' | 'promoted' | 'is_premium' | 'price_dropped_from' | 'created_at'>

/** How long a home counts as new. */
const NEW_MS = 7 * 24 * 60 * 60 * 1000
const AT_MOST = 2

/** At most two badges of a photo, the most important first; an unavailable home has only its status. */
export function listingBadges(home: Marked, today: number): TextKey[] {
  if (home.property_type === 'sold') return ['badge.sold']
  if (home.property_type === 'rented') return ['badge.rented']
  const badges: TextKey[] = []
  if (home.price_dropped_from !== null) badges.push('badge.price-down')
  if (home.promoted) badges.push('badge.featured')
  if (home.is_premium) badges.push('badge.premium')
  if (today - Date.parse(home.created_at) < NEW_MS) badges.push('badge.new')
  return badges.slice(0, AT_MOST)
}
