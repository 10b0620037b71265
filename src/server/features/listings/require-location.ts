import { messageOf } from '#domain/messages.ts'
import type { Geocoder } from '#server/adapters/geocoding/port.ts'
import { AppError } from '#server/errors.ts'

/** Location of a listing; of an edit, only the fields sent. */
export interface Location {
  city?: string | null | undefined
  state?: string | null | undefined
  country?: string | null | undefined
  address?: string | null | undefined
  latitude?: number | null | undefined
  longitude?: number | null | undefined
}

/** Wire name of the address, which differs between properties and projects. */
type AddressField = 'address' | 'location'

/**
 * Throws for a new listing without city, country or address, or without a state if the gazetteer has one for the city.
 */
export function requireLocation(ctx: { geocoder: Geocoder }, location: Location, address: AddressField) {
  return check(ctx, { city: null, state: null, country: null, address: null, ...present(location) }, location, address)
}

/** Throws for an edit that clears a part of the location; fields that are not sent keep their value. */
export function requireSentLocation(
  ctx: { geocoder: Geocoder },
  sent: Location,
  now: Location,
  address: AddressField,
): Promise<void> {
  return check(ctx, sent, { ...now, ...present(sent) }, address)
}

async function check(
  { geocoder }: { geocoder: Geocoder },
  sent: Location,
  whole: Location,
  address: AddressField,
): Promise<void> {
  for (const part of ['city', 'country', 'address'] as const)
    if (isEmptied(sent[part])) throw required(part === 'address' ? address : part)
  if (isEmptied(sent.state) && (await hasState(geocoder, whole))) throw required('state')
}

const isEmptied = (value: string | null | undefined) => value !== undefined && (value === null || value.trim() === '')

const required = (field: string) => new AppError('invalid', messageOf('api.required', { field }), { field })

const present = (location: Location) =>
  Object.fromEntries(Object.entries(location).filter(([, value]) => value !== undefined))

const MAX_NAMESAKES = 10

/** Whether the gazetteer has a state for this city, by name or, if the name is unknown, by coordinates. */
export async function hasState(geocoder: Geocoder, location: Location): Promise<boolean> {
  const { city, country, latitude, longitude } = location
  if (city && country) {
    const found = await geocoder.suggest(`${city}, ${country}`, MAX_NAMESAKES)
    const named = found.find(({ kind, name }) => kind === 'city' && name.toLowerCase() === city.trim().toLowerCase())
    if (named) return named.state !== null
  }
  if (latitude == null || longitude == null) return false
  return ((await geocoder.locate({ latitude, longitude }))?.state ?? null) !== null
}
