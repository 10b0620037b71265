import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import type { MapView } from '#contract/search.ts'
import { holds } from '#domain/geo.ts'
import { writeOutlines } from '#domain/outline.ts'
import { proves } from '#test/conformance/proves.ts'
import { fits } from '#test/search/brute-force.ts'
import { filters, makeWorld, type World } from '#test/search/world.ts'
import { testApp } from '#test/support/app.ts'
import { makeUser } from '#test/support/make.ts'
import { rounds } from '#test/support/sample.ts'
import { NOW } from '#test/support/services.ts'

const { call, db, services } = await testApp()
let world: World
let user: { id: number }
const EVERYTHING = '-85,-180,85,180'

beforeAll(async () => {
  world = await makeWorld(db, 400, 21)
  user = await makeUser(db)
})

const shown = ({ clusters, pins, dots }: MapView) =>
  clusters.reduce((sum, { count }) => sum + count, 0) + pins.length + dots.length

test('the map requires sign-in unless the setting opens it to visitors', async () => {
  proves('6.2')
  const ask = (as?: { id: number }) => call('searchMap', { view: EVERYTHING, zoom: 3 }, as)
  await db`insert into settings (key, value) values ('map_for_visitors', '0') on conflict (key) do update set value = '0'`
  expect((await ask()).status).toBe(401)
  expect((await ask(user)).status).toBe(200)
  await db`update settings set value = '1' where key = 'map_for_visitors'`
  expect((await ask()).status).toBe(200)
})

test('at every zoom each property in view is shown once, in a cluster, as a pin or as a dot', async () => {
  const box = { south: 38, west: -10, north: 40, east: -8 }
  await fc.assert(
    fc.asyncProperty(filters(world), fc.integer({ min: 0, max: 22 }), async (filter, zoom) => {
      const expected = world.homes.filter(
        (home) =>
          fits(home, filter) &&
          home.latitude !== null &&
          holds(box, { latitude: home.latitude, longitude: home.longitude! }),
      )
      const picture = await services.search.clusters(filter, { box, zoom }, NOW)
      const { clusters, pins, dots, total } = picture
      expect(clusters.reduce((sum, { count }) => sum + count, 0) + pins.length + dots.length).toBe(expected.length)
      expect(total).toBe(expected.length)
      expect(pins.length).toBeLessThanOrEqual(60)
      const ids = new Set(expected.map(({ id }) => id))
      for (const { id } of [...pins, ...dots]) expect(ids.delete(id)).toBe(true)
      for (const cluster of clusters) expect(holds(cluster.box, cluster)).toBe(true)
    }),
    { numRuns: rounds(200, 60), seed: 3 },
  )
})

describe('map contents', () => {
  test('properties at one point form one cluster at the deepest zoom', async () => {
    const stack = world.homes.filter(({ latitude, longitude }) => latitude === 38.7 && longitude === -9.1)
    const { data } = await call('searchMap', { view: '38.699,-9.101,38.701,-9.099', zoom: 19 }, user)
    expect(data.clusters).toEqual([
      {
        latitude: 38.7,
        longitude: -9.1,
        count: stack.length,
        min_price: Math.min(...stack.map(({ price }) => price)),
        box: [38.7, -9.1, 38.7, -9.1],
        stacked: true,
      },
    ])
  })

  test('featured properties get pins first', async () => {
    const { data } = await call('searchMap', { view: '38,-10,40,-8', zoom: 17 }, user)
    expect(data.pins).toHaveLength(60)
    const promoted = [...data.pins, ...data.dots].filter((pin) => pin.promoted).length
    expect(data.pins.slice(0, Math.min(60, promoted)).every((pin) => pin.promoted)).toBe(true)
  })

  test('a view across the date line contains both sides', async () => {
    const { data } = await call('searchMap', { view: '-19,178,-15,-178', zoom: 8 }, user)
    const there = world.homes.filter(({ longitude }) => longitude !== null && Math.abs(longitude) > 178)
    expect(there.length).toBeGreaterThan(10)
    expect(shown(data)).toBe(there.length)
  })

  test('drawn areas and circles apply on the map', async () => {
    const outline = [
      { latitude: 38.2, longitude: -9.5 },
      { latitude: 39.5, longitude: -9.5 },
      { latitude: 39, longitude: -8.2 },
    ]
    const inside = world.homes.filter((home) => fits(home, { areas: [outline] }))
    const { data } = await call('searchMap', { view: EVERYTHING, zoom: 12, areas: writeOutlines([outline]) }, user)
    expect(shown(data)).toBe(inside.length)
  })

  test('the whole world at a deep zoom is less than 60 kB compressed', async () => {
    const answer = await call('searchMap', { view: EVERYTHING, zoom: 22 }, user)
    expect(gzipSync(JSON.stringify(answer)).length).toBeLessThan(60_000)
    expect(shown(answer.data)).toBe(world.homes.filter(({ latitude }) => latitude !== null).length)
  })
})

test.each([{ zoom: 3 }, { view: '1,2,3', zoom: 3 }, { view: EVERYTHING }, { view: EVERYTHING, zoom: 23 }])(
  '%j is refused',
  async (input) => {
    expect((await call('searchMap', input as never, user)).status).toBe(400)
  },
)
