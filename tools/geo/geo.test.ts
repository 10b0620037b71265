import { createHash } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import type { Feature, Polygon } from 'geojson'
import { PMTiles } from 'pmtiles'
import { beforeAll, describe, expect, test } from 'vitest'
import { buildBaseMap } from './base-map.ts'
import { labelCountries } from './country-labels.ts'
import { buildGazetteer } from './gazetteer.ts'
import { readSettlements, type Settlement } from './sources.ts'
import { unstitch } from './unstitch.ts'
import { type Tile, writePmtiles } from './write-pmtiles.ts'

let settlements: Settlement[]
beforeAll(() => {
  settlements = readSettlements()
})

/** Another program's reader on our bytes. */
function reader(archive: Buffer): PMTiles {
  const getBytes = async (offset: number, length: number) => ({
    data: Uint8Array.from(archive.subarray(offset, offset + length)).buffer,
  })
  return new PMTiles({ getKey: () => 'archive', getBytes })
}

const textOf = async (archive: PMTiles, z: number, x: number, y: number) => {
  const tile = await archive.getZxy(z, x, y)
  return tile ? Buffer.from(tile.data).toString('latin1') : null
}

describe('an archive', () => {
  const tile = (z: number, x: number, y: number, text: string): Tile => ({ z, x, y, data: Buffer.from(text) })

  test('gives back every tile, in whatever order they came, and nothing where there is none', async () => {
    const archive = reader(
      writePmtiles([tile(2, 3, 1, 'far'), tile(0, 0, 0, 'world'), tile(1, 1, 0, 'east')], { name: 'test' }),
    )
    expect(await textOf(archive, 0, 0, 0)).toBe('world')
    expect(await textOf(archive, 1, 1, 0)).toBe('east')
    expect(await textOf(archive, 2, 3, 1)).toBe('far')
    expect(await textOf(archive, 1, 0, 0)).toBeNull()
    expect(await archive.getMetadata()).toEqual({ name: 'test' })
    expect(await archive.getHeader()).toMatchObject({ specVersion: 3, minZoom: 0, maxZoom: 2, numAddressedTiles: 3 })
  })

  test('stores equal tiles once, and neighbours among them as one run', async () => {
    const tiles = Array.from({ length: 64 }, (_, i) => tile(3, i % 8, Math.floor(i / 8), 'sea'))
    const archive = reader(writePmtiles(tiles, {}))
    expect(await archive.getHeader()).toMatchObject({ numAddressedTiles: 64, numTileEntries: 1, numTileContents: 1 })
    expect(await textOf(archive, 3, 7, 7)).toBe('sea')
  })

  test('splits a directory that is too large for the first fetch', { timeout: 60_000 }, async () => {
    // Contents of all lengths at scattered places: a directory that hardly compresses.
    const tiles = Array.from({ length: 14_000 }, (_, i) => {
      const noise = createHash('sha256').update(String(i)).digest()
      const place = i * 4 + (noise[0]! % 4)
      return { z: 8, x: place % 256, y: Math.floor(place / 256), data: noise.subarray(0, 1 + (noise[1]! % 32)) }
    })
    const archive = reader(writePmtiles(tiles, {}))
    const { rootDirectoryLength, leafDirectoryLength } = await archive.getHeader()
    expect(rootDirectoryLength).toBeLessThanOrEqual(16_257)
    expect(leafDirectoryLength).toBeGreaterThan(0)
    for (const { z, x, y, data } of [tiles[0]!, tiles[5000]!, tiles[13_999]!]) {
      expect(await textOf(archive, z, x, y)).toBe(Buffer.from(data).toString('latin1'))
    }
  })
})

describe('the base map', () => {
  let archive: Buffer
  beforeAll(() => {
    archive = buildBaseMap(settlements)
  }, 60_000)

  test('is small, and names the places one looks for where one looks for them', async () => {
    expect(archive.length).toBeLessThan(3_000_000)
    const map = reader(archive)
    expect(await map.getHeader()).toMatchObject({ minZoom: 0, maxZoom: 6, leafDirectoryLength: 0 })
    const world = (await textOf(map, 0, 0, 0))!
    for (const layer of ['land', 'borders', 'countries', 'places']) expect(world).toContain(layer)
    const lisbon = (await textOf(map, 6, 30, 24))!
    for (const name of ['Lisbon', 'Loures', 'Alcochete']) expect(lisbon).toContain(name)
  })

  test('has no land in the middle of the Pacific, where torn shapes used to lie', async () => {
    expect(await textOf(reader(archive), 5, 2, 12)).toBeNull()
  })
})

describe('country labels', () => {
  test('stand inside their country and carry its code', { timeout: 60_000 }, () => {
    const labels = labelCountries(settlements).features as Feature<
      { type: 'Point'; coordinates: [number, number] },
      { code: string; size: number }
    >[]
    const of = (code: string) => labels.find(({ properties }) => properties.code === code)!
    expect(new Set(labels.map(({ properties }) => properties.code)).size).toBe(labels.length)
    expect(labels.length).toBeGreaterThan(220)
    const boxes = {
      FR: [-5, 42, 8, 51],
      US: [-125, 25, -67, 49],
      NO: [5, 58, 31, 71],
      RU: [30, 50, 180, 78],
      JP: [130, 31, 146, 46],
    }
    for (const [code, [west, south, east, north]] of Object.entries(boxes) as [
      string,
      [number, number, number, number],
    ][]) {
      const [x, y] = of(code).geometry.coordinates
      expect({ code, inside: x > west && x < east && y > south && y < north }).toEqual({ code, inside: true })
    }
    expect(of('RU').properties.size).toBeGreaterThan(of('FR').properties.size)
  })
})

test.each([
  {
    shape: 'a ring across the date line runs on',
    ring: [
      [179, 0],
      [-179, 0],
      [-179, 1],
      [179, 1],
      [179, 0],
    ],
    flat: [179, 181, 181, 179, 179],
  },
  {
    shape: 'a ring elsewhere stays',
    ring: [
      [10, 0],
      [11, 0],
      [11, 1],
      [10, 0],
    ],
    flat: [10, 11, 11, 10],
  },
  {
    shape: 'a ring around the pole is led along the edge',
    ring: [
      [0, -80],
      [120, -80],
      [-120, -80],
      [0, -80],
    ],
    flat: [0, 120, 240, 360, 360, 0, 0],
  },
])('$shape', ({ ring, flat }) => {
  const feature: Feature<Polygon> = {
    type: 'Feature',
    properties: {},
    geometry: { type: 'Polygon', coordinates: [ring] },
  }
  expect(unstitch(feature).geometry.coordinates[0]!.map(([x]) => x)).toEqual(flat)
})

describe('the gazetteer', () => {
  let file: Buffer
  let rows: string[][]
  beforeAll(() => {
    file = buildGazetteer(settlements)
    const lines = gunzipSync(file).toString().trimEnd().split('\n')
    rows = lines.map((line) => line.split('\t'))
  }, 60_000)

  test('has ten columns in every line and no id twice', () => {
    expect(rows.length).toBeGreaterThan(130_000)
    expect(rows.every((row) => row.length === 10)).toBe(true)
    expect(new Set(rows.map(([id]) => id)).size).toBe(rows.length)
  })

  test('knows cities with their state and country, and the areas themselves, but no parts of cities', () => {
    expect(rows.find(([id]) => id === '2267057')).toEqual([
      '2267057',
      '2267057',
      'city',
      'Lisbon',
      'Lisbon',
      'PT',
      'Portugal',
      '517802',
      '38.71667',
      '-9.13333',
    ])
    expect(rows.filter(([, , kind, name]) => kind === 'country' && name === 'Portugal')).toHaveLength(1)
    expect(
      rows.filter(([, , kind, name, , code]) => kind === 'state' && name === 'Texas' && code === 'US'),
    ).toHaveLength(1)
    const section = settlements.find((place) => place.isSection)!
    expect(rows.some(([id]) => id === String(section.geonameId))).toBe(false)
  })

  test('is the same in every build', () => {
    expect(buildGazetteer(readSettlements()).equals(file)).toBe(true)
  }, 60_000)
})
