import { expect, test } from 'vitest'
import { memoryGeocoder } from '#server/adapters/geocoding/memory.ts'
import type { Place } from '#server/adapters/geocoding/port.ts'
import { proves } from '#test/conformance/proves.ts'
import { testApp } from '#test/support/app.ts'

const lisbon: Place = {
  id: 'gn:2267057',
  kind: 'city',
  name: 'Lisbon',
  state: 'Lisbon District',
  countryCode: 'PT',
  population: 517_802,
  latitude: 38.71667,
  longitude: -9.13333,
}
const portugal: Place = {
  ...lisbon,
  id: 'gn:-1',
  kind: 'country',
  name: 'Portugal',
  state: null,
  population: 5_000_000,
}

const app = await testApp()
app.services.geocoder = memoryGeocoder([lisbon, portugal])

test('suggestions have the shape of Google Place Autocomplete, with the typed part marked', async () => {
  const { status, data } = await app.call('getMapPlacesList', { input: 'lis' })
  expect(status).toBe(200)
  expect(data).toEqual({
    status: 'OK',
    predictions: [
      {
        place_id: 'gn:2267057',
        description: 'Lisbon, Lisbon District, Portugal',
        matched_substrings: [{ offset: 0, length: 3 }],
        structured_formatting: {
          main_text: 'Lisbon',
          main_text_matched_substrings: [{ offset: 0, length: 3 }],
          secondary_text: 'Lisbon District, Portugal',
        },
        terms: [
          { offset: 0, value: 'Lisbon' },
          { offset: 8, value: 'Lisbon District' },
          { offset: 25, value: 'Portugal' },
        ],
        types: ['locality', 'political', 'geocode'],
      },
    ],
  })
})

test('no match is an empty list, not an error', async () => {
  const { status, error, data } = await app.call('getMapPlacesList', { input: 'Atlantis' })
  expect({ status, error, data }).toEqual({
    status: 200,
    error: false,
    data: { predictions: [], status: 'ZERO_RESULTS' },
  })
})

test.each([{ input: '' }, {}, { input: 'x'.repeat(121) }])('invalid input is refused: %o', async (input) => {
  const { status, error, message } = await app.call('getMapPlacesList', input as { input: string })
  expect({ status, error }).toEqual({ status: 400, error: true })
  expect(message).toMatch(/^input /)
})

test('place details contain the address components that clients read', async () => {
  proves('7.74')
  const { data } = await app.call('getMapPlaceDetails', { place_id: 'gn:2267057' })
  expect(data.status).toBe('OK')
  expect(data.results).toEqual([data.result])
  expect(data.result).toMatchObject({
    formatted_address: 'Lisbon, Lisbon District, Portugal',
    address_components: [
      { long_name: 'Lisbon', types: ['locality', 'political'] },
      { long_name: 'Lisbon District', types: ['administrative_area_level_1', 'political'] },
      { long_name: 'Portugal', short_name: 'PT', types: ['country', 'political'] },
    ],
    geometry: { location: { lat: 38.71667, lng: -9.13333 } },
  })
  const { northeast, southwest } = data.result!.geometry.viewport
  expect(northeast.lat).toBeGreaterThan(38.72)
  expect(southwest.lng).toBeLessThan(-9.14)
})

test('a country has no city and no state', async () => {
  const { data } = await app.call('getMapPlaceDetails', { place_id: 'gn:-1' })
  expect(data.result?.address_components.map((component) => component.types[0])).toEqual(['country'])
  expect(data.result?.formatted_address).toBe('Portugal')
})

test('a point resolves to its town, and the open sea to no place', async () => {
  proves('7.74')
  const { data } = await app.call('getMapPlaceDetails', { latitude: '38.72', longitude: '-9.14' })
  expect(data.result?.name).toBe('Lisbon')
  const sea = await app.call('getMapPlaceDetails', { latitude: '30', longitude: '-40' })
  expect(sea).toMatchObject({ status: 200, error: false, data: { results: [], status: 'ZERO_RESULTS' } })
})

test.each([{}, { latitude: '38.7' }, { latitude: '91', longitude: '0' }, { latitude: 'north', longitude: '0' }])(
  'a request without a valid place or point is refused: %o',
  async (input) => {
    expect(await app.call('getMapPlaceDetails', input)).toMatchObject({ status: 400, error: true })
  },
)
