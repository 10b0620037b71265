import { describeIssue, INPUT_MESSAGE } from '#contract/invalid.ts'
import { ListFilters } from '#contract/properties.ts'
import { isAbsent } from '#domain/absent.ts'
import { type Message, messageOf, type PlainKey } from '#domain/messages.ts'
import type { SearchSort } from '#domain/search-filter.ts'
import { AppError } from '#server/errors.ts'

/** Filters of the list calls, from query or base64. */
export interface ListParams {
  property_type?: 'sell' | 'rent'
  category_id?: number
  category_slug_id?: string
  city?: string
  state?: string
  country?: string
  place_id?: string
  latitude?: number
  longitude?: number
  radius?: number
  min_price?: number
  max_price?: number
  /** Days. */
  posted_since?: number
  search?: string
  parameter_id?: number[]
  parameters?: { id: number; value: string | number | string[] }[]
  nearby_places?: { id: number; value: number }[]
  promoted?: boolean
  get_all_premium_properties?: boolean
  most_viewed?: boolean
  most_liked?: boolean
}

/** Sort order of a list call. */
export const sortOf = ({ most_viewed, most_liked }: Pick<ListParams, 'most_viewed' | 'most_liked'>): SearchSort =>
  most_viewed ? 'most_viewed' : most_liked ? 'most_liked' : 'newest'

/** Parses the `filters` parameter (base64 JSON) of newer clients; the other parameters are then only paging. */
export function readFilters(base64: string): ListParams {
  const result = ListFilters.safeParse(withoutEmpty(parseObject(base64)), INPUT_MESSAGE)
  if (!result.success)
    throw notReadable(messageOf('api.in-filters', { problem: describeIssue(result.error.issues[0]!) }))
  const { location = {}, price = {}, flags, posted_since, ...words } = result.data
  const { range, ...place } = location
  return {
    ...words,
    ...price,
    ...flags,
    ...(posted_since !== undefined && { posted_since }),
    // A radius around a place replaces the boundaries of the place.
    ...(range !== undefined && place.latitude !== undefined
      ? { latitude: place.latitude, longitude: place.longitude, radius: range }
      : { ...place, ...(range !== undefined && { radius: range }) }),
  }
}

const BASE64 = /^[A-Za-z0-9+/_-]+={0,2}$/

function parseObject(base64: string): Record<string, unknown> {
  // A plus sign in a query string arrives as a space.
  const text = base64.replaceAll(' ', '+')
  if (!BASE64.test(text)) throw notReadable('api.filters-base64')
  try {
    const value: unknown = JSON.parse(decoded(Buffer.from(text, 'base64')))
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>
  } catch {
    throw notReadable('api.filters-object')
  }
  throw notReadable('api.filters-object')
}

/** Decodes UTF-8, or Latin-1 as written by `btoa` in browsers. */
function decoded(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return bytes.toString('latin1')
  }
}

const notReadable = (message: PlainKey | Message) => new AppError('invalid', message, { field: 'filters' })

const MAX_DEPTH = 6

/** Clients send every filter they know; empty ones, and parameters without a value, count as absent. */
function withoutEmpty(value: unknown, depth = 0): unknown {
  if (depth > MAX_DEPTH) throw notReadable(messageOf('api.nested-too-deep', { field: 'filters' }))
  if (Array.isArray(value))
    return value.map((item) => withoutEmpty(item, depth + 1)).filter((item) => !isAbsent(item) && !isBareChoice(item))
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).map(([key, item]) => [key, withoutEmpty(item, depth + 1)] as const)
  return Object.fromEntries(kept.filter(([, item]) => !isAbsent(item) && !(Array.isArray(item) && item.length === 0)))
}

const isBareChoice = (item: unknown) => typeof item === 'object' && item !== null && 'id' in item && !('value' in item)
