import * as z from 'zod/mini'
import { OUTLINE_LIMITS, readOutlines } from '#domain/outline.ts'
import { PHRASE_PARTS } from '#domain/query-parser/parse-query.ts'
import { POSTED_WITHIN_DAYS, SEARCH_SORTS } from '#domain/search-filter.ts'
import { read } from './endpoint.ts'
import { Flag, Latitude, Longitude, Numeric, PriceLimit, RadiusKm, Slug, Text, Url } from './fields.ts'
import { Parameter, PropertyCard } from './objects.ts'
import { IdList, PropertyKindInput } from './properties.ts'

const Count = Numeric(z.number().check(z.int(), z.minimum(0), z.maximum(100)))
const SquareMetres = Numeric(z.number().check(z.minimum(0), z.maximum(100_000_000)))
/** Lists of `id~value`; a single value is treated as a list of one. */
const Pairs = <T extends z.ZodMiniType>(pair: T) =>
  z.pipe(
    z.transform((given) => (Array.isArray(given) ? given : [given])),
    z.array(pair).check(z.maxLength(60)),
  )

/** `12~Furnished` requires that value; `15~3..7`, `15~3..` and `15~..7` require a number within the bounds. */
const WantedAnswer = z.pipe(
  z.string().check(z.maxLength(200), z.regex(/^\d{1,15}~.+$/s)),
  z.transform((pair) => {
    const tilde = pair.indexOf('~')
    return { id: Number(pair.slice(0, tilde)), value: pair.slice(tilde + 1) }
  }),
)

/** `4~1.5` requires facility 4 within 1.5 km, `4` at any distance. */
const WantedFacility = z.pipe(
  z.string().check(z.regex(/^\d{1,15}(~\d{1,3}(\.\d{1,2})?)?$/)),
  z.transform((pair) => {
    const [id, km] = pair.split('~')
    return { id: Number(id), km: km === undefined ? undefined : Number(km) }
  }),
)

/** `south,west,north,east` in degrees; a west greater than east crosses the antimeridian. */
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

/** Drawn areas in the format of `writeOutlines` of the domain. */
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

/** Search filters, named identically in the URL of a results page and in the search calls. */
export const searchFields = {
  type: z.optional(PropertyKindInput),
  /** Category ids; matches any of them. */
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
  min_price: PriceLimit,
  max_price: PriceLimit,
  min_area: z.optional(SquareMetres),
  max_area: z.optional(SquareMetres),
  beds: z.optional(Count),
  baths: z.optional(Count),
  /** Parameter filters. */
  p: z.optional(Pairs(WantedAnswer)),
  /** Nearby facilities. */
  near: z.optional(Pairs(WantedFacility)),
  /** Listed within this number of days. */
  since: z.optional(z.pipe(Numeric(), z.literal(POSTED_WITHIN_DAYS))),
  by: z.optional(z.literal(['owner', 'agency'])),
  featured: Flag,
  premium: Flag,
  q: z.optional(Text(200)),
}

export const Sort = z._default(z.literal(SEARCH_SORTS), 'newest')

export const PAGE_SIZE = 24
export const MAX_PAGES = 400

/** A property in search results; its parameters and documents are left to its own page. */
const FoundHome = z.omit(PropertyCard, { parameters: true, documents: true })

export const searchProperties = read('GET search/homes', {
  access: 'anyone',
  responseTtlSeconds: 2,
  summary: 'Returns a page of homes for any combination of filters and a sort order.',
  input: z.object({
    ...searchFields,
    sort: Sort,
    page: z._default(Numeric(z.number().check(z.int(), z.minimum(1), z.maximum(MAX_PAGES))), 1),
  }),
  output: z.array(FoundHome),
  beside: z.object({
    total: z.int(),
    /** Always true: every total is exact. */
    total_is_exact: z.boolean(),
    pages: z.int(),
    /** Location recognised in the search text, spelt as in the listings. */
    place: z.nullable(z.object({ city: z.string(), state: z.string(), country: z.string() })),
    /** Corrected search text; null if nothing was corrected. */
    corrected: z.nullable(z.string()),
    /** Without results: the filters to remove, with the number of results each removal gives, highest first. */
    rescue: z.array(z.object({ drop: z.string(), total: z.int() })),
  }),
})

const Option = <V extends z.ZodMiniType>(value: V) => z.object({ value, count: z.int() })

/** Each count is the total that selecting this option instead of the current one of its group would give. */
export const Facets = z.object({
  types: z.array(Option(z.literal(['sell', 'rent']))),
  categories: z.array(z.object({ value: z.int(), slug: z.string(), label: z.string(), count: z.int() })),
  beds: z.array(Option(z.int())),
  baths: z.array(Option(z.int())),
  since: z.array(Option(z.int())),
  by: z.array(Option(z.literal(['owner', 'agency']))),
  featured: z.int(),
  premium: z.int(),
  /** Price histogram, ignoring the price filter; the last bucket has no upper bound. */
  prices: z.array(z.object({ from: z.number(), to: z.nullable(z.number()), count: z.int() })),
  parameters: z.array(z.object({ parameter: Parameter, options: z.array(Option(z.string())) })),
  /** Within the distance of the filter, or at any distance. */
  facilities: z.array(
    z.object({ id: z.int(), name: z.string(), translated_name: z.string(), image: Url, count: z.int() }),
  ),
})
export type Facets = z.output<typeof Facets>

export const searchFacets = read('GET search/facets', {
  access: 'anyone',
  responseTtlSeconds: 2,
  summary: 'Returns facet counts: the number of homes for each further filter value.',
  input: z.object(searchFields),
  output: Facets,
  beside: z.object({
    total: z.int(),
    total_is_exact: z.boolean(),
    /** Parameters already covered by the `beds`, `baths` and area filters. */
    asked: z.array(z.int()),
  }),
})

const Zoom = Numeric(z.number().check(z.int(), z.minimum(0), z.maximum(22)))

/** A property on the map, in a compact format. */
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
  /** Properties too close to each other to be shown separately at this zoom. */
  clusters: z.array(
    z.object({
      latitude: z.number(),
      longitude: z.number(),
      count: z.int(),
      min_price: z.number(),
      /** Bounding box that shows the properties separately: south, west, north, east. */
      box: z.tuple([z.number(), z.number(), z.number(), z.number()]),
      /** True if no zoom separates the properties, as in a tower; the client lists them instead. */
      stacked: z.boolean(),
    }),
  ),
  /** Properties with their price. */
  pins: z.array(Pin),
  /** Properties beyond the maximum number of price labels on a map, shown as points. */
  dots: z.array(Pin),
})
export type MapView = z.output<typeof MapView>

export const searchMap = read('GET search/map', {
  access: 'anyone',
  responseTtlSeconds: 2,
  summary: 'Returns clusters, price pins and points for a rectangle and zoom.',
  input: z.object({ ...searchFields, view: BoxInput, zoom: Zoom }),
  output: MapView,
  beside: z.object({ total: z.int(), total_is_exact: z.boolean() }),
})

export const SUGGESTION_KINDS = [
  'city',
  'district',
  'postcode',
  'state',
  'country',
  'category',
  'listing',
  'agent',
] as const
export const Suggestion = z.object({
  kind: z.literal(SUGGESTION_KINDS),
  /** Text of the suggestion, and its secondary text. */
  label: z.string(),
  detail: z.string(),
  /** Number of properties that the suggestion leads to; of a neighbourhood or postcode, of those that name it. */
  count: z.int(),
  /** Slug of a category, a property or an agent. */
  slug: z.optional(z.string()),
  /** For a location. */
  city: z.optional(z.string()),
  state: z.optional(z.string()),
  country: z.optional(z.string()),
  latitude: z.optional(z.number()),
  longitude: z.optional(z.number()),
})
export type Suggestion = z.output<typeof Suggestion>

export const searchSuggestions = read('GET search/suggestions', {
  access: 'anyone',
  summary: 'Suggests places, neighbourhoods, postcodes, categories, homes and agents for typed text.',
  input: z.object({ q: Text(120) }),
  output: z.array(Suggestion),
  // Many users type the same prefix. The response is the same for every user, and 2 s bounds how long a withdrawn
  // property can appear.
  responseTtlSeconds: 2,
})

export const searchPhrase = read('GET search/phrase', {
  access: 'anyone',
  summary: 'Parses a search phrase into filters.',
  input: z.object({
    q: Text(200),
    /** The choice of Buy or Rent beside the phrase. Without it, a price in the phrase implies one. */
    type: z.optional(PropertyKindInput),
  }),
  output: z.object({
    /** Query string of a results page, without the question mark. */
    query: z.string(),
    /** True if the parser recognised more than free text. */
    understood: z.boolean(),
    /** The parts of the phrase with their meaning. Buy or Rent that a price implies has no text. */
    parts: z.array(z.object({ kind: z.literal(PHRASE_PARTS), text: z.string() })),
    /** The only agent, agency, project or home of exactly this name, unless the phrase is the name of a place. */
    exact: z.nullable(z.object({ kind: z.literal(['agent', 'project', 'listing']), slug: z.string() })),
  }),
})

export const searchExample = read('GET search/example', {
  access: 'anyone',
  summary: 'Returns an example phrase for the search box, in the requested language.',
  input: z.object({}),
  /** Null if no property is listed, or none that a phrase can describe. */
  output: z.object({ phrase: z.nullable(z.string()) }),
})
