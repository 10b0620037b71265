import type { Box, Point } from './geo.ts'

/** How homes can be put in order; `distance` needs a point to measure from. */
export const SEARCH_SORTS = [
  'newest',
  'price_low',
  'price_high',
  'area_price_low',
  'area_price_high',
  'most_viewed',
  'most_liked',
  'reduction',
  'distance',
] as const
export type SearchSort = (typeof SEARCH_SORTS)[number]

/** A country, a state in it or a city in that, by the numbers of the areas that homes name. */
export interface Scope {
  countryId: number
  stateId?: number
  cityId?: number
}

/** What an answer to one question of the catalogue has to be: one of several texts, or a number within bounds. */
export type Wanted =
  | { parameterId: number; oneOf: readonly string[] }
  | { parameterId: number; least?: number; most?: number }

/** Which homes are meant. What is absent does not matter; everything that is present has to hold. */
export interface SearchFilter {
  kind?: 'sell' | 'rent'
  /** One of these; an empty list means that nothing fits, as an unknown category does. */
  categoryIds?: readonly number[]
  /** In one of these; an empty list means that nothing fits, as an unknown place does. */
  scopes?: readonly Scope[]
  around?: Point & { radiusKm: number }
  box?: Box
  /** Inside one of these outlines. */
  areas?: readonly (readonly Point[])[]
  minPrice?: number
  maxPrice?: number
  /** Square metres. */
  minArea?: number
  maxArea?: number
  /** At least so many. */
  bedrooms?: number
  bathrooms?: number
  parameters?: readonly Wanted[]
  /** Each of these near by, within so many kilometres when that is said. */
  facilities?: readonly { facilityId: number; withinKm?: number }[]
  /** Has an answer to one of these questions, as older clients ask. */
  answersOneOf?: readonly number[]
  postedWithinDays?: number
  /** Listed by its owner, or by an agent or agency. */
  listedBy?: 'owner' | 'agency'
  ownerId?: number
  promoted?: boolean
  premium?: boolean
  /** Words of title, place, address, category or description; typing errors are forgiven. */
  text?: string
  /** Homes that are left out, such as the one that others are compared with. */
  without?: readonly number[]
}

/** The ways back in time that a filter offers, in days. */
export const POSTED_WITHIN_DAYS = [1, 7, 30, 91, 182] as const
