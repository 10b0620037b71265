import { gzipSync } from 'node:zlib'
import { readStateNames, type Settlement } from './sources.ts'

interface Row {
  id: number
  kind: 'city' | 'state' | 'country'
  name: string
  state: string
  countryCode: string
  population: number
  latitude: number
  longitude: number
}

const countryNames = new Intl.DisplayNames('en', { type: 'region' })

/** Cities, states and countries as the tab-separated lines that PostgreSQL copies in. */
export function buildGazetteer(settlements: readonly Settlement[]): Buffer {
  const stateNames = readStateNames()
  const cities = settlements.filter((place) => !place.isSection)
  const rows = [...countries(cities), ...states(cities, stateNames), ...cities.map((city) => cityRow(city, stateNames))]
  const seen = new Set(rows.map((row) => row.id))
  if (seen.size !== rows.length) throw new Error('Two rows of the gazetteer share an id')
  return gzipSync(rows.map(line).join(''))
}

const cityRow = (city: Settlement, stateNames: Map<string, string>): Row => ({
  id: city.geonameId,
  kind: 'city',
  name: city.name,
  state: stateNames.get(city.stateCode) ?? '',
  countryCode: city.countryCode,
  population: city.population,
  latitude: city.latitude,
  longitude: city.longitude,
})

function countries(cities: readonly Settlement[]): Row[] {
  return [...Map.groupBy(cities, (city) => city.countryCode)].map(([code, members]) => ({
    ...middle(members),
    id: areaId(code),
    kind: 'country',
    name: countryNames.of(code) ?? code,
    state: '',
    countryCode: code,
  }))
}

function states(cities: readonly Settlement[], names: Map<string, string>): Row[] {
  return [...Map.groupBy(cities, (city) => city.stateCode)].flatMap(([code, members]) => {
    const name = names.get(code)
    return name === undefined
      ? []
      : [{ ...middle(members), id: areaId(code), kind: 'state', name, state: name, countryCode: code.slice(0, 2) }]
  })
}

/** Where the people of an area live on average; a search for it should open there, not in its desert. */
function middle(members: readonly Settlement[]) {
  const population = members.reduce((sum, city) => sum + city.population, 0)
  const weighted = (degrees: (city: Settlement) => number) =>
    members.reduce((sum, city) => sum + degrees(city) * (city.population + 1), 0) / (population + members.length)
  return {
    population,
    latitude: round(weighted((city) => city.latitude)),
    longitude: round(weighted((city) => city.longitude)),
  }
}

const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5

/** GeoNames numbers cities only in our data: areas get a negative number made from their code, the same in every build. */
function areaId(code: string): number {
  let hash = 0x811c9dc5
  for (const byte of Buffer.from(code)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0
  return -1 - hash
}

/** The columns: id, geoname id, kind, name, state, country code, country, population, latitude, longitude. */
const line = (row: Row) =>
  `${[
    row.id,
    row.kind === 'city' ? row.id : null,
    row.kind,
    row.name,
    row.state || null,
    row.countryCode,
    countryNames.of(row.countryCode) ?? row.countryCode,
    row.population,
    row.latitude,
    row.longitude,
  ]
    .map(cell)
    .join('\t')}\n`

const cell = (value: string | number | null) => (value === null ? '\\N' : String(value).replaceAll(/[\t\n\r\\]/g, ' '))
