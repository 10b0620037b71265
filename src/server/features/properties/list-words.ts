import { describeIssue, TELL_INPUT } from '#contract/invalid.ts'
import { ListFilters } from '#contract/properties.ts'
import { type Message, messageOf, type PlainKey } from '#domain/messages.ts'
import type { SearchSort } from '#domain/search-filter.ts'
import { AppError } from '#server/errors.ts'

/** What the list calls ask for, whichever way it came. */
export interface ListWords {
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

/** The order a list call asks for. */
export const sortOf = ({ most_viewed, most_liked }: Pick<ListWords, 'most_viewed' | 'most_liked'>): SearchSort =>
  most_viewed ? 'most_viewed' : most_liked ? 'most_liked' : 'newest'

/** The filters that newer clients send as one text; everything else of the request is then paging. */
export function readFilters(base64: string): ListWords {
  const result = ListFilters.safeParse(withoutEmpty(parseObject(base64)), TELL_INPUT)
  if (!result.success)
    throw notReadable(messageOf('api.in-filters', { problem: describeIssue(result.error.issues[0]!) }))
  const { location = {}, price = {}, flags, posted_since, ...words } = result.data
  const { range, ...place } = location
  return {
    ...words,
    ...price,
    ...flags,
    ...(posted_since !== undefined && { posted_since }),
    // A circle that was drawn around a place is meant instead of the place's own borders.
    ...(range !== undefined && place.latitude !== undefined
      ? { latitude: place.latitude, longitude: place.longitude, radius: range }
      : { ...place, ...(range !== undefined && { radius: range }) }),
  }
}

const BASE64 = /^[A-Za-z0-9+/_-]+={0,2}$/

function parseObject(base64: string): Record<string, unknown> {
  // A plus sign in an address arrives as a space.
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

/** Browsers make base64 of single bytes, so that accents may come either way. */
function decoded(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return bytes.toString('latin1')
  }
}

const notReadable = (message: PlainKey | Message) => new AppError('invalid', message, { field: 'filters' })

const ABSENT = new Set<unknown>(['', 'undefined', 'null', null, undefined])
const MOST_DEPTH = 6

/** Clients send every filter they know; what is empty counts as not sent, and so does a choice without a value. */
function withoutEmpty(value: unknown, depth = 0): unknown {
  if (depth > MOST_DEPTH) throw notReadable(messageOf('api.nested-too-deep', { field: 'filters' }))
  if (Array.isArray(value))
    return value.map((item) => withoutEmpty(item, depth + 1)).filter((item) => !ABSENT.has(item) && !isBareChoice(item))
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).map(([key, item]) => [key, withoutEmpty(item, depth + 1)] as const)
  return Object.fromEntries(kept.filter(([, item]) => !ABSENT.has(item) && !(Array.isArray(item) && item.length === 0)))
}

const isBareChoice = (item: unknown) => typeof item === 'object' && item !== null && 'id' in item && !('value' in item)
