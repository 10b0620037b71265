import * as z from 'zod/mini'
import { read } from './endpoint.ts'
import {
  Flag,
  Id,
  Latitude,
  Longitude,
  limit,
  Numeric,
  OptionalId,
  offset,
  PriceLimit,
  RadiusKm,
  Slug,
  Text,
  wholePoint,
} from './fields.ts'
import { detailOutput } from './listing-fields.ts'
import { AssignedFacility, CategoryMini, Facts, ParameterValue, PropertyCard, PropertyDetail } from './objects.ts'

/** `0` for sale and `1` for rent, as clients send it; the words are accepted too. */
export const PropertyKindInput = z.pipe(
  z.literal(['0', '1', 0, 1, 'sell', 'rent']),
  z.transform((kind) => (kind === '0' || kind === 0 || kind === 'sell' ? ('sell' as const) : ('rent' as const))),
)

/** Maximum age of a listing in days, by the number that clients send. */
export const POSTED_SINCE_DAYS = { 0: 7, 1: 1, 2: 30, 3: 91, 4: 182 } as const
export const PostedSince = z.pipe(
  Numeric(),
  z.pipe(
    z.literal([0, 1, 2, 3, 4]),
    z.transform((choice) => POSTED_SINCE_DAYS[choice]),
  ),
)

/** Comma-separated ids. */
export const IdList = z.pipe(
  z.string().check(z.maxLength(400), z.regex(/^\s*\d{1,15}(\s*,\s*\d{1,15})*(\s*,)?\s*$/)),
  z.transform((list) => list.split(',').map(Number).filter(Boolean)),
)

/** Filters of older clients, identical in every call that lists properties. */
const plainFilters = {
  category_id: OptionalId,
  category_slug_id: z.optional(Slug),
  property_type: z.optional(PropertyKindInput),
  city: z.optional(Text(120)),
  state: z.optional(Text(120)),
  country: z.optional(Text(120)),
  min_price: PriceLimit,
  max_price: PriceLimit,
  posted_since: z.optional(PostedSince),
  parameter_id: z.optional(IdList),
  search: z.optional(Text(200)),
  promoted: Flag,
  most_liked: Flag,
}

export const getProperty = read('GET get_property', {
  access: 'anyone',
  summary: 'Returns one home by slug or id with similar ones, or a list of homes by filters.',
  input: z.object({
    slug_id: z.optional(Slug),
    id: OptionalId,
    ...plainFilters,
    users_promoted: Flag,
    top_rated: Flag,
    offset,
    limit: limit(),
  }),
  /** One element for a single property; empty if it does not exist or is hidden from the viewer. */
  output: z.array(PropertyDetail),
  beside: z.object({
    total: z.int(),
    similar_properties: z.array(PropertyCard),
    /** For one property: the median number of minutes in which its owner replies to a first message; null if unknown. */
    reply_minutes: z.nullable(z.int()),
  }),
})

/** A property in the list call: a card with its nearby places and its number of views. */
export const PropertyListItem = z.extend(PropertyCard, {
  total_click: z.int(),
  favourite_count: z.int(),
  assign_facilities: z.array(AssignedFacility),
})

/** Filters of newer clients: base64-encoded JSON, described by `ListFilters` after empty values are removed. */
const Base64 = Text(20_000)

const wanted = <V extends z.ZodMiniType>(value: V) =>
  z.optional(z.array(z.object({ id: Id, value })).check(z.maxLength(60)))
const Answer = Text(200)

export const ListFilters = z.object({
  property_type: z.optional(PropertyKindInput),
  category_id: OptionalId,
  category_slug_id: z.optional(Slug),
  /** Several values match any of them. */
  parameters: wanted(z.union([Answer, z.number(), z.array(Answer).check(z.maxLength(60))])),
  /** The value is the maximum distance in kilometres. */
  nearby_places: wanted(Numeric(z.number().check(z.minimum(0), z.maximum(1000)))),
  location: z.optional(
    z
      .object({
        country: z.optional(Text(120)),
        state: z.optional(Text(120)),
        city: z.optional(Text(120)),
        place_id: z.optional(Text(300)),
        latitude: z.optional(Latitude),
        longitude: z.optional(Longitude),
        range: z.optional(RadiusKm),
      })
      .check(wholePoint),
  ),
  price: z.optional(z.object({ min_price: PriceLimit, max_price: PriceLimit })),
  /** In this filter 0 is the client's default and means any time. */
  posted_since: z.optional(
    z.pipe(
      Numeric(),
      z.pipe(
        z.literal([0, 1, 2, 3, 4]),
        z.transform((choice) => (choice === 0 ? undefined : POSTED_SINCE_DAYS[choice])),
      ),
    ),
  ),
  search: z.optional(Text(200)),
  flags: z.optional(
    z.object({ promoted: Flag, most_viewed: Flag, most_liked: Flag, get_all_premium_properties: Flag }),
  ),
})

const listFields = {
  filters: z.optional(Base64),
  ...plainFilters,
  most_viewed: Flag,
  get_all_premium_properties: Flag,
  latitude: z.optional(Latitude),
  longitude: z.optional(Longitude),
  radius: z.optional(RadiusKm),
}

export const getPropertyList = read('GET get-property-list', {
  access: 'anyone',
  responseTtlSeconds: 2,
  summary: 'Lists homes by filters, or by the base64-encoded filters of newer clients.',
  input: z.object({ ...listFields, offset, limit: limit() }).check(wholePoint),
  output: z.array(PropertyListItem),
  beside: z.object({ total: z.int() }),
})

export const getNearbyProperties = read('GET get_nearby_properties', {
  access: 'anyone',
  responseTtlSeconds: 2,
  summary: 'Lists homes in a city or state, or around a point, for a map: at most 500, newest or nearest first.',
  input: z
    .object({
      city: z.optional(Text(120)),
      /** Matches properties in the city or in the state. */
      state: z.optional(Text(120)),
      type: z.optional(PropertyKindInput),
      latitude: z.optional(Latitude),
      longitude: z.optional(Longitude),
      radius: z.optional(RadiusKm),
    })
    .check(wholePoint),
  output: z.array(PropertyCard),
})

export const getPropertiesOnMap = read('GET get-properties-on-map', {
  access: 'anyone',
  responseTtlSeconds: 2,
  summary: 'Lists homes for a map by the filters of the list call: at most 500, newest first.',
  input: z.object({ ...listFields, place_id: z.optional(Text(300)) }).check(wholePoint),
  output: z.array(PropertyCard),
  beside: z.object({ total: z.int() }),
})

export const getAllSimilarProperties = read('GET get-all-similar-properties', {
  access: 'anyone',
  responseTtlSeconds: 2,
  summary: 'Lists similar homes: same category, nearest and closest in price first.',
  input: z.object({ property_id: Id, search: z.optional(Text(200)), offset, limit: limit(20) }),
  output: z.array(PropertyCard),
})

/** A property in a comparison, parameter by parameter. */
export const ComparedProperty = z.object({
  id: z.int(),
  slug_id: z.string(),
  title: z.string(),
  translated_title: z.string(),
  city: z.string(),
  state: z.string(),
  country: z.string(),
  is_premium: z.int(),
  title_image: z.string(),
  title_image_blur: z.string(),
  title_image_width: z.int(),
  title_image_height: z.int(),
  address: z.string(),
  created_at: z.string(),
  price: z.number(),
  rentduration: z.nullable(z.string()),
  property_type: z.string(),
  category_id: z.int(),
  category: CategoryMini,
  facts: Facts,
  /** Parameters already shown as `facts`, so that the page does not show them twice. */
  fact_parameters: z.array(z.int()),
  total_likes: z.int(),
  total_views: z.int(),
  facilities: z.array(ParameterValue),
  near_by_places: z.array(AssignedFacility),
  ...detailOutput,
})
export type ComparedProperty = z.output<typeof ComparedProperty>

export const compareProperties = read('GET compare-properties', {
  access: 'anyone',
  summary: 'Compares two homes of one category.',
  input: z.object({ source_property_id: Id, target_property_id: Id }).check(
    z.refine((home) => home.source_property_id !== home.target_property_id, {
      error: 'api.two-to-compare',
      path: ['target_property_id'],
    }),
  ),
  output: z.object({ source_property: ComparedProperty, target_property: ComparedProperty }),
})

/** Used by our own pages to compare up to six properties; the requested order is kept. */
export const compareHomes = read('GET compare-homes', {
  access: 'anyone',
  summary: 'Compares two to six homes of one category.',
  input: z.object({
    ids: IdList.check(
      z.refine((ids) => ids.length >= 2 && ids.length <= 6 && new Set(ids).size === ids.length, {
        error: 'api.two-to-six-to-compare',
      }),
    ),
  }),
  output: z.array(ComparedProperty),
})

/** Price history and price comparison of a property page; only public events are included. */
export const getPropertyHistory = read('GET property-history', {
  access: 'anyone',
  summary: 'Returns the price and status history of a home, and its price per area compared with similar homes.',
  input: z.object({ slug_id: Slug }),
  output: z.object({
    events: z.array(
      z.object({
        kind: z.literal(['listed', 'price_changed', 'hidden', 'shown', 'sold', 'rented', 'relisted']),
        at: z.string(),
        price: z.nullable(z.number()),
        from: z.nullable(z.number()),
      }),
    ),
    days_listed: z.int(),
    /** Null without an area, or with fewer than eight comparable properties. */
    area_price: z.nullable(
      z.object({
        own: z.number(),
        median: z.number(),
        sample: z.int(),
        scope: z.literal(['city', 'state', 'country']),
        place: z.string(),
      }),
    ),
  }),
})
