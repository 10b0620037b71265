import { expect, test } from 'vitest'
import { APPROXIMATE_KM, approximatePlace } from './approximate-place.ts'
import { distanceKm } from './geo.ts'

test('the street is removed, and the true point lies within the circle shown', () => {
  const place = { latitude: '38.71637', longitude: '-9.14924', address: 'Rua 42', city: 'Lisbon' }
  const shown = approximatePlace(place, ['address'])
  expect(shown).toEqual({ latitude: '38.72', longitude: '-9.15', address: '', city: 'Lisbon' })
  for (const point of [place, { latitude: '0.005', longitude: '0.005' }]) {
    const moved = approximatePlace(point, [])
    const distance = distanceKm(
      { latitude: Number(point.latitude), longitude: Number(point.longitude) },
      { latitude: Number(moved.latitude), longitude: Number(moved.longitude) },
    )
    expect(distance).toBeLessThan(APPROXIMATE_KM)
  }
})

test('a listing without coordinates stays without them', () => {
  expect(approximatePlace({ latitude: '', longitude: '' }, [])).toEqual({ latitude: '', longitude: '' })
})
