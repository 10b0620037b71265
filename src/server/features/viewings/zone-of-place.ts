import lookUpZone from '@photostructure/tz-lookup'
import { countryCode } from '#domain/country-name.ts'
import { offsetAt } from '#domain/time-zone.ts'

/** The location of a property or host, as far as it is known. */
export interface ListingLocation {
  country: string | null
  latitude: number | null
  longitude: number | null
}

/**
 * The time zone of a location, or null when it cannot be found. The table of the library is coarse near borders, so the zone of a country
 * that has only one replaces a zone with other offsets.
 */
export function zoneOfPlace({ country, latitude, longitude }: ListingLocation): string | null {
  const found = latitude === null || longitude === null ? null : lookUpZone(latitude, longitude)
  const only = onlyZone(country?.trim() ?? '')
  return only && !(found && hasSameOffsets(found, only)) ? only : found
}

/** The types of the standard library do not know this method yet. */
type LocaleWithZones = Intl.Locale & { getTimeZones: () => string[] | undefined }

/** The time zone of a country that has only one. */
function onlyZone(country: string): string | null {
  const code = countryCode(country)
  const zones = code ? (new Intl.Locale(`und-${code}`) as LocaleWithZones).getTimeZones() : []
  return zones?.length === 1 ? zones[0]! : null
}

const WINTER_AND_SUMMER = [Date.UTC(2026, 0, 15), Date.UTC(2026, 6, 15)]

/** Zones with equal offsets are not a mistake of the table: a zone has several names, and neighbours share offsets. */
const hasSameOffsets = (one: string, other: string) =>
  WINTER_AND_SUMMER.every((at) => offsetAt(at, one) === offsetAt(at, other))
