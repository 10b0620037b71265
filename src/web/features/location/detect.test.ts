import { expect, test, vi } from 'vitest'
import { proves } from '#test/conformance/proves.ts'
import { texts } from '#web/i18n/place/en.ts'
import { currentPosition, positionFault } from './detect.ts'

const failing = (code: number) =>
  ({ getCurrentPosition: (_done: unknown, failed: (error: { code: number }) => void) => failed({ code }) }) as never

test('the position is asked for precisely, freshly, and for ten seconds at most', async () => {
  proves('9.12')
  const getCurrentPosition = vi.fn((done) => done({ coords: { latitude: 1, longitude: 2, accuracy: 9 } }))
  expect(await currentPosition({ getCurrentPosition } as never)).toEqual({ latitude: 1, longitude: 2 })
  expect(getCurrentPosition.mock.calls[0]![2 as 0]).toEqual({
    enableHighAccuracy: true,
    timeout: 10_000,
    maximumAge: 0,
  })
})

test.each([
  [undefined, 'location.unsupported', 'Geolocation is not supported by this browser'],
  [failing(1), 'location.denied', 'Location permission denied'],
  [failing(2), 'location.unavailable', 'Location information unavailable'],
  [failing(3), 'location.timeout', 'Location request timed out'],
  [failing(99), 'location.error', 'Error getting location'],
] as const)('%# says %s', async (geolocation, key, words) => {
  proves('8.17')
  await expect(currentPosition(geolocation)).rejects.toMatchObject({ key })
  expect(texts[key]).toBe(words)
})

test('a form that asks for the position has the text of whatever went wrong', async () => {
  proves('8.17')
  const denied = await currentPosition(failing(1)).catch((error: unknown) => error)
  expect(positionFault(denied)).toBe('location.denied')
  expect(positionFault(new Error('Something else'))).toBe('location.error')
})

test('what the look-up can say is worded as the product words it', () => {
  proves('8.17')
  expect(texts['location.unknown']).toBe('Could not determine your location')
  expect(texts['location.fetch']).toBe('Error fetching location')
})
