import type { Point } from '#domain/geo.ts'

/** A place that people live in, or an area that holds such places. */
export interface Place extends Point {
  /** Opaque to callers; the provider that made it can find it again. */
  id: string
  kind: 'city' | 'state' | 'country'
  name: string
  state: string | null
  /** ISO 3166-1 alpha-2. */
  countryCode: string
  population: number
}

/** Turns words into places and points into the place they lie in. */
export interface Geocoder {
  /** The likeliest places for what somebody has typed so far, best first. */
  suggest: (text: string, limit: number) => Promise<Place[]>
  /** The place of an id that `suggest` gave out, or null. */
  find: (id: string) => Promise<Place | null>
  /** The city a point belongs to, or null where nobody lives. */
  locate: (point: Point) => Promise<Place | null>
}
