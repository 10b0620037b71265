import type { PropertyKind } from './property-status.ts'

/** Home preferences of a user; an empty list or null matches everything. */
export interface PropertyPreferences {
  categoryIds: readonly number[]
  facilityIds: readonly number[]
  minPrice: number | null
  maxPrice: number | null
  kinds: readonly ('sell' | 'rent')[]
  city: string | null
}

/** The fields of a property that preferences refer to. */
export interface LikedHome {
  categoryId: number
  kind: PropertyKind
  price: number
  city: string | null
  facilityIds: readonly number[]
}

/** Reason of a recommendation: a preference that the property matches. */
export type Reason =
  | { because: 'category'; id: number }
  | { because: 'city'; name: string }
  | { because: 'facility'; id: number }
  | { because: 'price' }

/**
 * All preferences that a property matches, by relevance: category, city, facilities, price. The deal type is omitted.
 */
export function reasonsFor(home: LikedHome, likes: PropertyPreferences): Reason[] {
  const reasons: Reason[] = []
  if (likes.categoryIds.includes(home.categoryId)) reasons.push({ because: 'category', id: home.categoryId })
  if (likes.city && home.city && samePlace(likes.city, home.city)) reasons.push({ because: 'city', name: home.city })
  for (const id of likes.facilityIds) if (home.facilityIds.includes(id)) reasons.push({ because: 'facility', id })
  if ((likes.minPrice !== null || likes.maxPrice !== null) && isWithin(home.price, likes))
    reasons.push({ because: 'price' })
  return reasons
}

const isWithin = (price: number, { minPrice, maxPrice }: PropertyPreferences) =>
  price >= (minPrice ?? 0) && price <= (maxPrice ?? Number.POSITIVE_INFINITY)

/** One client sends the city in lower case, and accents are often omitted. */
const samePlace = (one: string, other: string) => plain(one) === plain(other)
const plain = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase()
