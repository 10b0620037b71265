import type { PropertyKind } from './property-status.ts'

/** What somebody said to like; an empty list or null says that it does not matter. */
export interface Likes {
  categoryIds: readonly number[]
  facilityIds: readonly number[]
  minPrice: number | null
  maxPrice: number | null
  kinds: readonly ('sell' | 'rent')[]
  city: string | null
}

/** The part of a home that likes speak of. */
export interface LikedHome {
  categoryId: number
  kind: PropertyKind
  price: number
  city: string | null
  facilityIds: readonly number[]
}

/** Why a home is shown: one thing that was said to be liked and that it has. */
export type Reason =
  | { because: 'category'; id: number }
  | { because: 'city'; name: string }
  | { because: 'facility'; id: number }
  | { because: 'price' }

/**
 * Everything that was asked for and that this home has, in the order in which people weigh it: what it is, where, what is
 * near, what it costs. Whether it is sold or let goes without saying.
 */
export function reasonsFor(home: LikedHome, likes: Likes): Reason[] {
  const reasons: Reason[] = []
  if (likes.categoryIds.includes(home.categoryId)) reasons.push({ because: 'category', id: home.categoryId })
  if (likes.city && home.city && samePlace(likes.city, home.city)) reasons.push({ because: 'city', name: home.city })
  for (const id of likes.facilityIds) if (home.facilityIds.includes(id)) reasons.push({ because: 'facility', id })
  if ((likes.minPrice !== null || likes.maxPrice !== null) && isWithin(home.price, likes))
    reasons.push({ because: 'price' })
  return reasons
}

const isWithin = (price: number, { minPrice, maxPrice }: Likes) =>
  price >= (minPrice ?? 0) && price <= (maxPrice ?? Number.POSITIVE_INFINITY)

/** One client lower-cases the city that it sends, and accents are often left out. */
const samePlace = (one: string, other: string) => plain(one) === plain(other)
const plain = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase()
