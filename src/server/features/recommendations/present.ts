import type { Because } from '#contract/objects.ts'
import type { PersonalisedFields } from '#contract/recommendations.ts'
import { type LikedHome, type PropertyPreferences, type Reason, reasonsFor } from '#domain/recommendation.ts'
import type { Catalogue } from '#server/features/categories/public.ts'

/** Clients expect an empty string for an empty selection. */
const chosen = (values: readonly (string | number)[]) => (values.length === 0 ? '' : values.map(String))

const WIRE_KIND = { sell: '0', rent: '1' } as const

export const presentPreferences = (userId: number, likes: PropertyPreferences): PersonalisedFields => ({
  user_id: userId,
  category_ids: chosen(likes.categoryIds),
  outdoor_facilitiy_ids: chosen(likes.facilityIds),
  price_range: likes.minPrice === null && likes.maxPrice === null ? '' : presentRange(likes),
  property_type: chosen(likes.kinds.map((kind) => WIRE_KIND[kind])),
  city: likes.city ?? '',
})

/** Clients read the first entry as the minimum and the second as the maximum price. */
const presentRange = ({ minPrice, maxPrice }: PropertyPreferences) => [
  String(minPrice ?? 0),
  ...(maxPrice === null ? [] : [String(maxPrice)]),
]

/** Presents the reasons of a recommendation in the reader's language. */
export const presentReasons = (home: LikedHome, likes: PropertyPreferences, catalogue: Catalogue): Because[] =>
  reasonsFor(home, likes).map((reason) => ({ kind: reason.because, name: nameOf(reason, catalogue) }))

function nameOf(reason: Reason, { categories, facilities }: Catalogue): string {
  if (reason.because === 'price') return ''
  if (reason.because === 'city') return reason.name
  return (reason.because === 'category' ? categories : facilities).get(reason.id)?.translatedName ?? ''
}
