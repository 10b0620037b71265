import { expect, test } from 'vitest'
import type { MapView, Pin } from '#contract/search.ts'
import { en } from '#web/i18n/en.ts'
import { translator } from '#web/i18n/translate.ts'
import { pinOfHome, pinsOf } from './pins-of-view.ts'

const home = (id: number, more: Partial<Pin> = {}): Pin => ({
  id,
  slug_id: `home-${id}`,
  latitude: 41,
  longitude: -8,
  price: 485_000,
  property_type: 'sell',
  promoted: false,
  ...more,
})
const cluster = (count: number, stacked = false): MapView['clusters'][number] => ({
  latitude: 41.5,
  longitude: -8.5,
  count,
  min_price: 90_000,
  box: [41, -9, 42, -8.2],
  stacked,
})
const words = (more: object = {}) => ({
  t: translator('en', en),
  language: 'en',
  price: (amount: number) => `$${amount / 1000}K`,
  titleOf: () => undefined,
  isSeen: () => false,
  isHidden: () => false,
  ...more,
})
const EMPTY: MapView = { clusters: [], pins: [], dots: [] }

test.each([
  [2, '2', 1],
  [10, '10', 2],
  [100, '100', 3],
  [12_345, '12K', 4],
])('a cluster of %i shows %s and has size %i', (count, text, crowd) => {
  expect(pinsOf({ ...EMPTY, clusters: [cluster(count)] }, words())[0]).toMatchObject({ text, crowd })
})

test('clusters, homes and stacks have accessible names', () => {
  const view = {
    clusters: [cluster(128), cluster(12, true)],
    pins: [home(1)],
    dots: [home(2, { property_type: 'rent' })],
  }
  expect(pinsOf(view, words()).map(({ label, text }) => [label, text])).toEqual([
    ['128 homes from $90K', '128'],
    ['12 homes at this location, from $90K', '12'],
    ['Home for sale, $485K', '$485K'],
    ['Home for rent, $485K', undefined],
  ])
})

test('a home of the list has its price and its title; a viewed one says so; a hidden one is left out', () => {
  const view = { ...EMPTY, pins: [home(1), home(3)], dots: [home(2), home(4)] }
  const shown = pinsOf(
    view,
    words({
      titleOf: (id: number) => (id === 2 ? 'Sea Villa' : undefined),
      isSeen: (id: number) => id === 1,
      isHidden: (id: number) => id > 2,
    }),
  )
  expect(shown.map(({ label, text, isVisited }) => [label, text, isVisited])).toEqual([
    ['Home for sale, $485K, viewed', '$485K', true],
    ['$485K, Sea Villa', '$485K', false],
  ])
})

test('a home of the list highlights its own pin, or the cluster that contains it', () => {
  const pins = pinsOf({ ...EMPTY, clusters: [cluster(5)], pins: [home(1)] }, words())
  expect(pinOfHome(pins, 1, null)).toBe('home 1')
  expect(pinOfHome(pins, 9, { latitude: 41.2, longitude: -8.8 })).toBe('cluster 41.5 -8.5')
  expect(pinOfHome(pins, 9, { latitude: 10, longitude: -8.8 })).toBe(null)
  expect(pinOfHome(pins, 9, null)).toBe(null)
})
