import type { Place } from '#server/adapters/geocoding/port.ts'

const city = (name: string, state: string | null, countryCode: string, latitude: number, longitude: number): Place => ({
  id: name.toLowerCase(),
  kind: 'city',
  name,
  state,
  countryCode,
  population: 1_000_000,
  latitude,
  longitude,
})

/** A city that has a state in the gazetteer, and one that has none. */
export const CITIES: readonly Place[] = [
  city('Madrid', 'Madrid', 'ES', 40.4165, -3.7026),
  city('Singapore', null, 'SG', 1.2897, 103.8501),
]
