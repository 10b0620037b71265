import type { PropertyCard } from '#contract/objects.ts'
import type { Point } from '#domain/geo.ts'
import { type CardHome, cardView } from './card-home.ts'

/** A card that knows where its home stands. */
export type MapHome = CardHome & Point

/** Cuts a home down to a card with its place; null where the home has none. */
export function mapHome(home: PropertyCard): MapHome | null {
  if (home.latitude === '' || home.longitude === '') return null
  return { ...cardView(home), latitude: Number(home.latitude), longitude: Number(home.longitude) }
}
