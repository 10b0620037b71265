import * as z from 'zod/mini'
import { read } from './endpoint.ts'
import { Flag, Id, limit, Numeric, offset, Slug, Text } from './fields.ts'
import { PropertyCard, PropertyDetail } from './objects.ts'

/** `0` sells and `1` lets, as clients write it; the words are taken as well. */
export const PropertyKindInput = z.pipe(
  z.literal(['0', '1', 0, 1, 'sell', 'rent']),
  z.transform((kind) => (kind === '0' || kind === 0 || kind === 'sell' ? ('sell' as const) : ('rent' as const))),
)

/** How far back a home may have been listed, by the number that clients send. */
export const POSTED_SINCE_DAYS = { 0: 7, 1: 1, 2: 30, 3: 91, 4: 182 } as const
export const PostedSince = z.pipe(
  Numeric(),
  z.pipe(
    z.literal([0, 1, 2, 3, 4]),
    z.transform((choice) => POSTED_SINCE_DAYS[choice]),
  ),
)

export const PriceInput = Numeric(z.number().check(z.minimum(0), z.maximum(9_223_372_036_854_775_000)))

/** A comma list of parameter ids. */
export const IdList = z.pipe(
  z.string().check(z.maxLength(400), z.regex(/^\s*\d{1,15}(\s*,\s*\d{1,15})*\s*,?\s*$/)),
  z.transform((list) => list.split(',').map(Number).filter(Boolean)),
)

export const getProperty = read('GET get_property', {
  access: 'anyone',
  summary: 'One home by slug or id with similar ones, or a list of homes by simple filters.',
  input: z.object({
    slug_id: z.optional(Slug),
    id: z.optional(Id),
    category_id: z.optional(Id),
    category_slug_id: z.optional(Slug),
    property_type: z.optional(PropertyKindInput),
    city: z.optional(Text(120)),
    state: z.optional(Text(120)),
    country: z.optional(Text(120)),
    min_price: z.optional(PriceInput),
    max_price: z.optional(PriceInput),
    posted_since: z.optional(PostedSince),
    parameter_id: z.optional(IdList),
    search: z.optional(Text(200)),
    promoted: Flag,
    users_promoted: Flag,
    top_rated: Flag,
    most_liked: Flag,
    offset,
    limit: limit(),
  }),
  /** One element for a single home, none when it is unknown or hidden from the viewer. */
  output: z.array(PropertyDetail),
  beside: z.object({ total: z.int(), similar_properties: z.array(PropertyCard) }),
})
