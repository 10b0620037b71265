import type { Box, Point } from './geo.ts'

/** Sort orders of a search; `distance` needs a reference point. */
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

/** A country, a state or a city, by area ids. */
export interface Scope {
  countryId: number
  stateId?: number
  cityId?: number
}

/** Filter of a parameter value: one of several texts, or a number within bounds. */
export type Wanted =
  | { parameterId: number; oneOf: readonly string[] }
  | { parameterId: number; least?: number; most?: number }

/** Search filter. An absent criterion matches everything; all present criteria must match. */
export interface SearchFilter {
  kind?: 'sell' | 'rent'
  /** Any of these categories; an empty list matches nothing, like an unknown category. */
  categoryIds?: readonly number[]
  /** In any of these scopes; an empty list matches nothing, like an unknown place. */
  scopes?: readonly Scope[]
  around?: Point & { radiusKm: number }
  box?: Box
  /** Inside any of these outlines. */
  areas?: readonly (readonly Point[])[]
  minPrice?: number
  maxPrice?: number
  /** Square metres. */
  minArea?: number
  maxArea?: number
  /** Minimum number. */
  bedrooms?: number
  bathrooms?: number
  parameters?: readonly Wanted[]
  /** Each of these facilities, within the given distance if set. */
  facilities?: readonly { facilityId: number; withinKm?: number }[]
  /** Has a value for any of these parameters, the filter of older clients. */
  answersOneOf?: readonly number[]
  postedWithinDays?: number
  /** Listed by a private owner, or by an agent or agency. */
  listedBy?: 'owner' | 'agency'
  ownerId?: number
  promoted?: boolean
  premium?: boolean
  /** Full-text search in title, location, address, category and description; tolerates typing errors. */
  text?: string
  /** Excluded properties, such as the one that others are compared with. */
  without?: readonly number[]
}

/** Options of the date filter, in days. */
export const POSTED_WITHIN_DAYS = [1, 7, 30, 91, 182] as const
