/** Maximum distance between the true location and the location shown. */
export const APPROXIMATE_KM = 1

/** Clears the street fields of a listing and snaps its coordinates to a grid of about one kilometre. */
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
