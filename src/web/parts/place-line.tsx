import type { PropertyCard } from '#contract/objects.ts'
import { Icon } from '#web/ui/icon.tsx'

type Placed = Pick<PropertyCard, 'city' | 'state' | 'country'>

/** City and country, as far as known; a state that repeats the city is left out. */
export function placeLine({ city, state, country }: Placed): string {
  const region = state && state !== city ? (city ? `${city}, ${state}` : state) : city
  return region && country ? `${region}, ${country}` : region || country
}

/** The location with its pin icon, for a page rather than a card. */
export function PlaceLine({ place, address }: { place: Placed; address?: string }) {
  return (
    <p className="flex items-start gap-2 text-ink-soft">
      <Icon name="map-pin" size={18} className="mt-1 shrink-0" />
      <span>
        <bdi>{address || placeLine(place)}</bdi>
      </span>
    </p>
  )
}
