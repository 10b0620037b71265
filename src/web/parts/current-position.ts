import type { TextKey } from '#web/i18n/translate.ts'

/** The possible failures, each with its own message. */
const FAULTS: Record<number, TextKey> = { 1: 'location.denied', 2: 'location.unavailable', 3: 'location.timeout' }

export class LocationError extends Error {
  readonly key: TextKey

  constructor(key: TextKey) {
    super(key)
    this.key = key
  }
}

/** The message of a failed position request. */
export const positionError = (error: unknown): TextKey =>
  error instanceof LocationError ? error.key : 'location.error'

/** The visitor's position: high accuracy, no cache, and a timeout of ten seconds. */
export function currentPosition(
  geolocation: Geolocation | undefined,
): Promise<{ latitude: number; longitude: number }> {
  return new Promise((resolve, reject) => {
    if (!geolocation) return reject(new LocationError('location.unsupported'))
    geolocation.getCurrentPosition(
      ({ coords }) => resolve({ latitude: coords.latitude, longitude: coords.longitude }),
      (error) => reject(new LocationError(FAULTS[error.code] ?? 'location.error')),
      { enableHighAccuracy: true, timeout: 10_000, maximumAge: 0 },
    )
  })
}
