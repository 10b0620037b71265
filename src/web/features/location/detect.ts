import type { TextKey } from '#web/i18n/translate.ts'

/** What can go wrong, each with its own text. */
const FAULTS: Record<number, TextKey> = { 1: 'location.denied', 2: 'location.unavailable', 3: 'location.timeout' }

export class LocationFault extends Error {
  readonly key: TextKey

  constructor(key: TextKey) {
    super(key)
    this.key = key
  }
}

/** The text of whatever kept a position from being found. */
export const positionFault = (error: unknown): TextKey =>
  error instanceof LocationFault ? error.key : 'location.error'

/** Where the visitor is: precise, fresh, and not waited for longer than ten seconds. */
export function currentPosition(
  geolocation: Geolocation | undefined,
): Promise<{ latitude: number; longitude: number }> {
  return new Promise((resolve, reject) => {
    if (!geolocation) return reject(new LocationFault('location.unsupported'))
    geolocation.getCurrentPosition(
      ({ coords }) => resolve({ latitude: coords.latitude, longitude: coords.longitude }),
      (error) => reject(new LocationFault(FAULTS[error.code] ?? 'location.error')),
      { enableHighAccuracy: true, timeout: 10_000, maximumAge: 0 },
    )
  })
}
