import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cellOf } from '#domain/geo.ts'
import { testDatabase } from '#test/support/database.ts'
import { gazetteer } from './gazetteer.sql.ts'
import { GAZETTEER_LOCK, loadGazetteer } from './load-gazetteer.sql.ts'
import { memoryGeocoder } from './memory.ts'
import type { Geocoder, Place } from './port.ts'

const city = (
  id: number,
  name: string,
  state: string | null,
  countryCode: string,
  population: number,
  latitude: number,
  longitude: number,
): Place => ({
  id: `gn:${id}`,
  kind: 'city',
  name,
  state,
  countryCode,
  population,
  latitude,
  longitude,
})

const PLACES: Place[] = [
  {
    id: 'gn:-1',
    kind: 'country',
    name: 'Portugal',
    state: null,
    countryCode: 'PT',
    population: 5_000_000,
    latitude: 39.6,
    longitude: -8.6,
  },
  {
    id: 'gn:-2',
    kind: 'state',
    name: 'Lisbon',
    state: 'Lisbon',
    countryCode: 'PT',
    population: 2_248_528,
    latitude: 38.78,
    longitude: -9.21,
  },
  city(2267057, 'Lisbon', 'Lisbon', 'PT', 517_802, 38.71667, -9.13333),
  city(2271772, 'Amadora', 'Lisbon', 'PT', 178_858, 38.75382, -9.23083),
  city(2988507, 'Paris', 'Île-de-France', 'FR', 2_138_551, 48.85341, 2.3488),
  city(2969679, 'Versailles', 'Île-de-France', 'FR', 85_416, 48.80359, 2.13424),
  city(4717560, 'Paris', 'Texas', 'US', 24_782, 33.66094, -95.55551),
  city(3448439, 'São Paulo', 'São Paulo', 'BR', 10_021_295, -23.5475, -46.63611),
  city(2332459, 'Lagos', 'Lagos', 'NG', 9_000_000, 6.45407, 3.39467),
  city(2328617, 'Somolu', 'Lagos', 'NG', 300_000, 6.5392, 3.3842),
  city(2657896, 'Zürich', 'Zurich', 'CH', 341_730, 47.36667, 8.55),
  city(5378538, 'Oakland', 'California', 'US', 419_267, 37.80437, -122.2708),
  city(5391959, 'San Francisco', 'California', 'US', 864_816, 37.77493, -122.41942),
  city(4955336, 'West Yarmouth', 'Massachusetts', 'US', 6_012, 41.65012, -70.24113),
]

const COUNTRY = new Intl.DisplayNames('en', { type: 'region' })
let dir: string
let db: Awaited<ReturnType<typeof testDatabase>>

beforeAll(async () => {
  db = await testDatabase()
  dir = await mkdtemp(join(tmpdir(), 'lintel-gazetteer-'))
  await loadGazetteer(db, await fileOf(PLACES))
})
afterAll(() => rm(dir, { recursive: true }))

let files = 0
async function fileOf(places: readonly Place[]): Promise<string> {
  const lines = places.map(({ id, kind, name, state, countryCode, population, latitude, longitude }) => {
    const number = id.slice(3)
    const geonameId = kind === 'city' ? number : '\\N'
    return [
      number,
      geonameId,
      kind,
      name,
      state ?? '\\N',
      countryCode,
      COUNTRY.of(countryCode),
      population,
      latitude,
      longitude,
    ].join('\t')
  })
  const file = join(dir, `${files++}.tsv.gz`)
  await writeFile(file, gzipSync(`${lines.join('\n')}\n`))
  return file
}

describe.each<[string, () => Geocoder]>([
  ['the gazetteer', () => gazetteer(db)],
  ['the memory double', () => memoryGeocoder(PLACES)],
])('%s', (_name, make) => {
  test('suggests by prefix, larger places first', async () => {
    expect((await make().suggest('par', 5)).map((place) => place.id)).toEqual(['gn:2988507', 'gn:4717560'])
    expect(await make().suggest('par', 1)).toHaveLength(1)
  })

  test('returns nothing for an empty text', async () => {
    for (const text of ['', '  ', ',', ', PT', 'qqqqqq', '%', '_', '\\'])
      expect(await make().suggest(text, 5)).toEqual([])
  })

  test('finds a place by its id, and none for an unknown id', async () => {
    expect(await make().find('gn:2267057')).toEqual(PLACES[2])
    expect(await make().find('gn:-1')).toEqual(PLACES[0])
    for (const id of ['gn:1', '2267057', 'gn:2267057 or true', 'ChIJO_PkYRozGQ0R0DaQ5L3rAAQ'])
      expect(await make().find(id)).toBeNull()
  })

  test.each([
    { at: 'the Lisbon quay', latitude: 38.7, longitude: -9.14, town: 'Lisbon' },
    { at: 'a Lagos street nearer to Somolu', latitude: 6.51, longitude: 3.385, town: 'Lagos' },
    { at: 'the lake in Oakland, across from San Francisco', latitude: 37.8, longitude: -122.26, town: 'Oakland' },
    { at: 'the palace of Versailles', latitude: 48.8049, longitude: 2.1204, town: 'Versailles' },
    { at: 'the middle of the Sahara', latitude: 23.5, longitude: 12, town: undefined },
    { at: 'the pole', latitude: 90, longitude: 0, town: undefined },
  ])('locates $at in $town', async ({ town, latitude, longitude }) => {
    expect((await make().locate({ latitude, longitude }))?.name).toBe(town)
  })
})

test.each([
  { typed: 'Lisbon', best: 'gn:2267057', because: 'the city comes before the state of the same name' },
  { typed: 'sao pau', best: 'gn:3448439', because: 'accents need not be typed' },
  { typed: 'ZÜRICH', best: 'gn:2657896', because: 'case does not matter' },
  { typed: 'portugal', best: 'gn:-1', because: 'a country is a place' },
  { typed: 'Paris, Tex', best: 'gn:4717560', because: 'the area after the comma decides' },
  { typed: 'Paris, us', best: 'gn:4717560', because: 'a country code is an area too' },
  { typed: 'Lisbonn', best: 'gn:2267057', because: 'a letter too many is forgiven' },
  { typed: 'San Fransisco', best: 'gn:5391959', because: 'a wrong letter is forgiven' },
  { typed: 'West Yarm', best: 'gn:4955336', because: 'small places are found by their beginning' },
])('"$typed" suggests $best first: $because', async ({ typed, best }) => {
  expect((await gazetteer(db).suggest(typed, 5))[0]?.id).toBe(best)
})

test('the program and the database compute the same cell of a point', async () => {
  const points = [
    ...PLACES,
    { latitude: 90, longitude: 180 },
    { latitude: -90, longitude: -180 },
    { latitude: 0, longitude: 0 },
  ]
  const rows = await db<{ cell: number }[]>`
    select cell_of(latitude, longitude) as cell
    from unnest(${points.map((p) => p.latitude)}::float8[], ${points.map((p) => p.longitude)}::float8[]) as point (latitude, longitude)`
  expect(rows.map(({ cell }) => cell)).toEqual(points.map(cellOf))
})

test('an exact name comes before a larger place, and in the preferred country before size', async () => {
  const first = async (text: string, country: string | null = null) =>
    (await gazetteer(db).suggest(text, 5, country))[0]?.id
  expect(await first('paris')).toBe('gn:2988507')
  expect(await first('paris', 'US')).toBe('gn:4717560')
  expect(await first('la', 'NG')).toBe('gn:2332459')
  expect(await first('par', 'US')).toBe('gn:2988507')
})

test('a state with the same label as its city is not suggested', async () => {
  expect((await gazetteer(db).suggest('Lisb', 5)).map((place) => place.id)).toEqual(['gn:2267057'])
})

test('one or two letters suggest large places only', async () => {
  expect((await gazetteer(db).suggest('pa', 5)).map((place) => place.id)).toEqual(['gn:2988507'])
})

test('the same file is loaded once, another file replaces it, and a broken file changes nothing', async () => {
  const own = await testDatabase()
  const [first, second] = [await fileOf(PLACES), await fileOf(PLACES.slice(0, 3))]
  const indexes = async () =>
    (await own`select indexdef from pg_indexes where tablename = 'places' order by 1`).map((row) => row.indexdef)
  const before = await indexes()
  const count = async () => (await own`select count(*)::int as rows from places`)[0]!.rows
  expect(await loadGazetteer(own, first)).toBe(true)
  expect(await loadGazetteer(own, first)).toBe(false)
  expect(await count()).toBe(PLACES.length)
  const broken = join(dir, 'broken.tsv.gz')
  await writeFile(broken, gzipSync('1\tnot a row\n'))
  await expect(loadGazetteer(own, broken)).rejects.toThrow()
  expect(await count()).toBe(PLACES.length)
  expect(await loadGazetteer(own, second)).toBe(true)
  expect(await count()).toBe(3)
  expect(await indexes()).toEqual(before)
})

test('of nodes that start together one loads the file, and the other waits and skips it', async () => {
  const own = await testDatabase()
  const file = await fileOf(PLACES)
  const waiting = async () =>
    (
      await own`select count(*)::int as loaders from pg_locks where locktype = 'advisory' and not granted
               and database = (select oid from pg_database where datname = current_database())`
    )[0]!.loaders
  let loads: Promise<boolean>[] = []
  await own.begin(async (sql) => {
    await sql`select pg_advisory_xact_lock(${GAZETTEER_LOCK})`
    loads = [loadGazetteer(own, file), loadGazetteer(own, file)]
    await expect.poll(waiting, { timeout: 5000 }).toBe(2)
  })
  expect((await Promise.all(loads)).toSorted()).toEqual([false, true])
})
