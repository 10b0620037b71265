import { expect, test, vi } from 'vitest'
import { proves } from '#test/conformance/proves.ts'
import { texts } from '#web/i18n/places/en.ts'
import { currentPosition, positionError } from './current-position.ts'

const failing = (code: number) =>
  ({ getCurrentPosition: (_done: unknown, failed: (error: { code: number }) => void) => failed({ code }) }) as never

test('the position is requested with high accuracy, no cache, and a timeout of ten seconds', async () => {
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
] as const)('%# shows %s', async (geolocation, key, words) => {
  proves('8.17')
  await expect(currentPosition(geolocation)).rejects.toMatchObject({ key })
  expect(texts[key]).toBe(words)
})

test('a form that requests the position has the message of every failure', async () => {
  proves('8.17')
  const denied = await currentPosition(failing(1)).catch((error: unknown) => error)
  expect(positionError(denied)).toBe('location.denied')
  expect(positionError(new Error('Something else'))).toBe('location.error')
})

test('the messages of a failed lookup are the specified ones', () => {
  proves('8.17')
  expect(texts['location.unknown']).toBe('Could not determine your location')
  expect(texts['location.fetch']).toBe('Error fetching location')
})
