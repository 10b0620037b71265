import { countryName } from './country-name.ts'
import { ZONE_PLACES } from './zone-places.ts'

interface ZonePlace {
  country: string
  latitude: number
  longitude: number
  zone: string
}

const PLACES: readonly ZonePlace[] = ZONE_PLACES.trim()
  .split(/;\s|\n/)
  .map((row) => {
    const [country, latitude, longitude, zone] = row.trim().split(' ') as [string, string, string, string]
    return { country, latitude: Number(latitude), longitude: Number(longitude), zone }
  })

const BY_COUNTRY = Map.groupBy(PLACES, ({ country }) => countryName(country).toLowerCase())

/** Where a home stands, as far as it is known. */
export interface Whereabouts {
  country: string | null
  latitude: number | null
  longitude: number | null
}

/** The time zone of a place: that of the nearest town of its country. Null when nothing is known about it. */
export function zoneOfPlace({ country, latitude, longitude }: Whereabouts): string | null {
  const inCountry = BY_COUNTRY.get(country?.trim().toLowerCase() ?? '')
  if (latitude === null || longitude === null) return inCountry?.[0]?.zone ?? null
  const towns = inCountry ?? PLACES
  return towns.reduce((best, town) =>
    squared(town, latitude, longitude) < squared(best, latitude, longitude) ? town : best,
  ).zone
}

/** Degrees of longitude are narrower towards the poles, and the date line is no wall. */
function squared(town: ZonePlace, latitude: number, longitude: number): number {
  const apart = Math.abs(town.longitude - longitude)
  const east = Math.min(apart, 360 - apart) * Math.cos((latitude * Math.PI) / 180)
  return (town.latitude - latitude) ** 2 + east ** 2
}
