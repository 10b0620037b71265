/** How far the true place may be from the one that is shown. */
export const APPROXIMATE_KM = 1

/** A listing with its street fields emptied and its point moved to a grid of about a kilometre. */
export function approximatePlace<T extends { latitude: string; longitude: string }, S extends keyof T>(
  listing: T,
  streets: readonly S[],
): T {
  return {
    ...listing,
    ...Object.fromEntries(streets.map((field) => [field, ''])),
    latitude: coarse(listing.latitude),
    longitude: coarse(listing.longitude),
  }
}

const coarse = (degrees: string) => (degrees === '' ? '' : Number(degrees).toFixed(2))
