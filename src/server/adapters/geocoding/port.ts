import type { Point } from '#domain/geo.ts'

/** A populated place, or an area that contains such places. */
export interface Place extends Point {
  /** Opaque to callers; only the provider that issued it can resolve it. */
  id: string
  kind: 'city' | 'state' | 'country'
  name: string
  state: string | null
  /** ISO 3166-1 alpha-2. */
  countryCode: string
  population: number
}

/** Resolves texts to places, and points to the place that contains them. */
export interface Geocoder {
  /** The most likely places for a partial input: exact names first, then those of the preferred country, then the largest. */
  suggest: (text: string, limit: number, country?: string | null) => Promise<Place[]>
  /** The place of an id returned by `suggest`, or null. */
  find: (id: string) => Promise<Place | null>
  /** The city of a point, or null if none is near. */
  locate: (point: Point) => Promise<Place | null>
}
