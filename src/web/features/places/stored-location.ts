import type { StoredLocation } from '#contract/page.ts'

const NAMES = ['city', 'state', 'country'] as const

/**
 * The stored form of a location: a typed text as an address alone, an object only with its `formatted_address`. Null
 * for anything else, blank texts too.
 */
export function storedLocation(given: unknown): StoredLocation | null {
  if (typeof given === 'string') {
    const formatted_address = given.trim()
    return formatted_address ? { formatted_address, city: '', state: '', country: '' } : null
  }
  if (typeof given !== 'object' || given === null) return null
  const { formatted_address, latitude, longitude, radius, ...rest } = given as Record<string, unknown>
  if (typeof formatted_address !== 'string' || !formatted_address.trim()) return null
  const name = (key: (typeof NAMES)[number]) => (typeof rest[key] === 'string' ? rest[key] : '')
  return {
    formatted_address,
    city: name('city'),
    state: name('state'),
    country: name('country'),
    ...(isNumber(latitude) && isNumber(longitude) && { latitude, longitude }),
    ...(isNumber(radius) && { radius }),
  }
}

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)
