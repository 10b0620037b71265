import * as z from 'zod/mini'
import { OUTLINE_LIMITS, readOutlines } from '#domain/outline.ts'
import { POSTED_WITHIN_DAYS, SEARCH_SORTS } from '#domain/search-filter.ts'
import { read } from './endpoint.ts'
import { Flag, Latitude, Longitude, Numeric, RadiusKm, Slug, Text, Url } from './fields.ts'
import { Parameter, PropertyCard } from './objects.ts'
import { IdList, PriceInput, PropertyKindInput } from './properties.ts'

const Count = Numeric(z.number().check(z.int(), z.minimum(0), z.maximum(100)))
const SquareMetres = Numeric(z.number().check(z.minimum(0), z.maximum(100_000_000)))
/** Lists of `id~value`; one value is taken as a list of one. */
const Pairs = <T extends z.ZodMiniType>(pair: T) =>
  z.pipe(
    z.transform((given) => (Array.isArray(given) ? given : [given])),
    z.array(pair).check(z.maxLength(60)),
  )

/** `12~Furnished` asks for that answer, `15~3..7`, `15~3..` and `15~..7` for a number within bounds. */
const WantedAnswer = z.pipe(
  z.string().check(z.maxLength(200), z.regex(/^\d{1,15}~.+$/s)),
  z.transform((pair) => {
    const tilde = pair.indexOf('~')
    return { id: Number(pair.slice(0, tilde)), value: pair.slice(tilde + 1) }
  }),
)

/** `4~1.5` asks for facility 4 within 1.5 km, `4` for it at any distance. */
const WantedFacility = z.pipe(
  z.string().check(z.regex(/^\d{1,15}(~\d{1,3}(\.\d{1,2})?)?$/)),
  z.transform((pair) => {
    const [id, km] = pair.split('~')
    return { id: Number(id), km: km === undefined ? undefined : Number(km) }
  }),
)

/** `south,west,north,east` in degrees; west of east it crosses the date line. */
const BoxInput = z.pipe(
  z.string().check(
    z.maxLength(100),
    z.regex(/^-?\d+(\.\d+)?(,-?\d+(\.\d+)?){3}$/),
    z.refine(
      (text) => {
        const [south, west, north, east] = text.split(',').map(Number) as [number, number, number, number]
        return south >= -90 && north <= 90 && south <= north && Math.abs(west) <= 180 && Math.abs(east) <= 180
      },
      { error: 'api.not-rectangle' },
    ),
  ),
  z.transform((text) => {
    const [south, west, north, east] = text.split(',').map(Number) as [number, number, number, number]
    return { south, west, north, east }
  }),
)

/** Drawn areas as `writeOutlines` of the domain spells them. */
const AreasInput = z.pipe(
  z.string().check(
    z.maxLength(OUTLINE_LIMITS.areas * OUTLINE_LIMITS.mostPoints * 12),
    z.refine((text) => readOutlines(text) !== null, {
      error: 'api.not-outline',
      params: { areas: OUTLINE_LIMITS.areas, least: OUTLINE_LIMITS.leastPoints, most: OUTLINE_LIMITS.mostPoints },
    }),
  ),
  z.transform((text) => readOutlines(text)!),
)

/** Which homes: the same words stand in the address of a results page and in the calls behind it. */
export const searchFields = {
  type: z.optional(PropertyKindInput),
  /** Category ids, any of them. */
  category: z.optional(IdList),
  category_slug: z.optional(Slug),
  city: z.optional(Text(120)),
  state: z.optional(Text(120)),
  country: z.optional(Text(120)),
  latitude: z.optional(Latitude),
  longitude: z.optional(Longitude),
  radius: z.optional(RadiusKm),
  box: z.optional(BoxInput),
  areas: z.optional(AreasInput),
  min_price: z.optional(PriceInput),
  max_price: z.optional(PriceInput),
  min_area: z.optional(SquareMetres),
  max_area: z.optional(SquareMetres),
  beds: z.optional(Count),
  baths: z.optional(Count),
  /** Answers to the catalogue's questions. */
  p: z.optional(Pairs(WantedAnswer)),
  /** Facilities near by. */
  near: z.optional(Pairs(WantedFacility)),
  /** Listed in the last so many days. */
  since: z.optional(z.pipe(Numeric(), z.literal(POSTED_WITHIN_DAYS))),
  by: z.optional(z.literal(['owner', 'agency'])),
  featured: Flag,
  premium: Flag,
  q: z.optional(Text(200)),
}

export const Sort = z._default(z.literal(SEARCH_SORTS), 'newest')

export const PAGE_SIZE = 24
export const MOST_PAGES = 400

/** A home among others: what it answers to each question and its papers are left to its own page. */
const FoundHome = z.omit(PropertyCard, { parameters: true, documents: true })

export const searchHomes = read('GET search/homes', {
  access: 'anyone',
  keptSeconds: 2,
  summary: 'A numbered page of homes for any combination of filters, in the order asked for.',
  input: z.object({
    ...searchFields,
    sort: Sort,
    page: z._default(Numeric(z.number().check(z.int(), z.minimum(1), z.maximum(MOST_PAGES))), 1),
  }),
  output: z.array(FoundHome),
  beside: z.object({
    total: z.int(),
    /** False when counting stopped: then `total` is an estimate. */
    total_is_exact: z.boolean(),
    pages: z.int(),
    /** The place that the words of the filter meant, as homes name it. */
    place: z.nullable(z.object({ city: z.string(), state: z.string(), country: z.string() })),
    /** Set when a word of the search was corrected. */
    corrected: z.nullable(z.string()),
    /** When nothing fits: which filter to let go, and how many homes that brings; the most helpful first. */
    rescue: z.array(z.object({ drop: z.string(), total: z.int() })),
  }),
})

const Option = <V extends z.ZodMiniType>(value: V) => z.object({ value, count: z.int() })

/** Every count is the total that choosing this option instead of the group's present choice would give. */
export const Facets = z.object({
  types: z.array(Option(z.literal(['sell', 'rent']))),
  categories: z.array(z.object({ value: z.int(), slug: z.string(), label: z.string(), count: z.int() })),
  beds: z.array(Option(z.int())),
  baths: z.array(Option(z.int())),
  since: z.array(Option(z.int())),
  by: z.array(Option(z.literal(['owner', 'agency']))),
  featured: z.int(),
  premium: z.int(),
  /** The homes by price, whatever price is asked for now; the last one has no upper end. */
  prices: z.array(z.object({ from: z.number(), to: z.nullable(z.number()), count: z.int() })),
  parameters: z.array(z.object({ parameter: Parameter, options: z.array(Option(z.string())) })),
  /** Within the distance that is asked for, or any. */
  facilities: z.array(
    z.object({ id: z.int(), name: z.string(), translated_name: z.string(), image: Url, count: z.int() }),
  ),
})
export type Facets = z.output<typeof Facets>

export const searchFacets = read('GET search/facets', {
  access: 'anyone',
  keptSeconds: 2,
  summary: 'How many homes each further choice of a filter would leave.',
  input: z.object(searchFields),
  /** Null when so many homes are meant that counting each choice would take too long. */
  output: z.nullable(Facets),
  beside: z.object({
    total: z.int(),
    total_is_exact: z.boolean(),
    /** Questions that `beds`, `baths` and the area words ask already. */
    asked: z.array(z.int()),
  }),
})

const Zoom = Numeric(z.number().check(z.int(), z.minimum(0), z.maximum(22)))

/** One home on a map, as short as it can be. */
export const Pin = z.object({
  id: z.int(),
  slug_id: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  price: z.number(),
  property_type: z.literal(['sell', 'rent']),
  promoted: z.boolean(),
})
export type Pin = z.output<typeof Pin>

export const MapView = z.object({
  /** Homes that stand too close to tell apart at this zoom. */
  clusters: z.array(
    z.object({
      latitude: z.number(),
      longitude: z.number(),
      count: z.int(),
      min_price: z.number(),
      /** Where to look to see them apart: south, west, north, east. */
      box: z.tuple([z.number(), z.number(), z.number(), z.number()]),
      /** True when no zoom parts them, as in a tower: then they are listed. */
      stacked: z.boolean(),
    }),
  ),
  /** Homes with their price. */
  pins: z.array(Pin),
  /** Beyond the number of prices a map can carry: only points. */
  dots: z.array(Pin),
})
export type MapView = z.output<typeof MapView>

export const searchMap = read('GET search/map', {
  access: 'anyone',
  keptSeconds: 2,
  summary: 'What a map shows of the homes in a rectangle at a zoom: clusters, price pins and points.',
  input: z.object({ ...searchFields, view: BoxInput, zoom: Zoom }),
  output: MapView,
  beside: z.object({ total: z.int(), total_is_exact: z.boolean() }),
})

export const SUGGESTION_KINDS = ['city', 'state', 'country', 'category', 'listing', 'agent'] as const
export const Suggestion = z.object({
  kind: z.literal(SUGGESTION_KINDS),
  /** What the line says, and what stands small beside it. */
  label: z.string(),
  detail: z.string(),
  /** Homes behind it. */
  count: z.int(),
  /** Of a category, a home or an agent. */
  slug: z.optional(z.string()),
  /** Of a place. */
  city: z.optional(z.string()),
  state: z.optional(z.string()),
  country: z.optional(z.string()),
  latitude: z.optional(z.number()),
  longitude: z.optional(z.number()),
})
export type Suggestion = z.output<typeof Suggestion>

export const searchSuggestions = read('GET search/suggestions', {
  access: 'anyone',
  summary: 'Places, categories, homes and agents for what somebody has typed so far.',
  input: z.object({ q: Text(120) }),
  output: z.array(Suggestion),
  // Many begin alike; the same for everybody, and never older than a withdrawn home may be.
  keptSeconds: 2,
})

export const searchPhrase = read('GET search/phrase', {
  access: 'anyone',
  summary: 'What a plain sentence asks for, as the words of a filter.',
  input: z.object({ q: Text(200) }),
  output: z.object({
    /** The query string of a results page, without the question mark. */
    query: z.string(),
    /** True when more than mere words was understood. */
    understood: z.boolean(),
  }),
})

export const searchExample = read('GET search/example', {
  access: 'anyone',
  summary: 'A sentence in the language asked for that finds homes on this site, as an example for the search field.',
  input: z.object({}),
  /** Null when no home is listed, or none that a sentence describes. */
  output: z.object({ phrase: z.nullable(z.string()) }),
})
