import * as z from 'zod/mini'
import { DETAIL_FIELDS } from '#domain/listing-field-lists.ts'
import { type FieldRow, RENT_DURATIONS } from '#domain/listing-field-row.ts'
import { type DetailValues, rowOf, type WireName } from '#domain/listing-fields.ts'
import { META_LIMITS, metaProblems } from '#domain/meta-tags.ts'
import { EARLIEST_YEAR, latestYear } from '#domain/year.ts'
import { youtubeId } from '#domain/youtube.ts'
import { Id, Latitude, Longitude, Numeric, OptionalId, Text, withoutNul } from './fields.ts'

const HIGHEST_PRICE = 9_223_372_036_854_775_806n

/** Whole currency units as digits: a price may exceed the safe integer range of JavaScript. */
export const Price = z.pipe(
  z.transform((value: string | number) => (typeof value === 'number' ? String(value) : value)),
  z.string().check(
    z.trim(),
    z.refine((digits) => /^\d{1,19}$/.test(digits) && BigInt(digits) >= 1n && BigInt(digits) <= HIGHEST_PRICE, {
      error: 'api.price-range',
      params: { most: String(HIGHEST_PRICE) },
    }),
  ),
)

/** Case-insensitive, because the two clients differ in case. */
export const RentDuration = z.pipe(
  z.transform((word: string) =>
    typeof word === 'string' ? word.charAt(0).toUpperCase() + word.slice(1).toLowerCase() : word,
  ),
  z.literal(RENT_DURATIONS),
)

export const Title = Text(200)
export const Description = Text(20_000)
export const VideoLink = Text(500).check(z.refine((link) => youtubeId(link) !== null, { error: 'api.not-youtube' }))

/** Text that may be empty. */
export const MaybeText = (most: number) => z.string().check(z.trim(), z.maxLength(most), withoutNul)

/** Location of a listing. */
export const placeFields = {
  city: z.optional(Text(120)),
  state: z.optional(Text(120)),
  country: z.optional(Text(120)),
  latitude: z.optional(Latitude),
  longitude: z.optional(Longitude),
}

/** Meta tags for search engines. A long title is accepted; the form only warns about it. */
export const metaFields = {
  meta_title: z.optional(Text(255)),
  meta_description: z.optional(
    Text(1000).check(
      z.refine((description) => metaProblems({ description }).length === 0, {
        error: 'api.between-characters',
        params: { least: META_LIMITS.descriptionLeast, most: META_LIMITS.descriptionMost },
      }),
    ),
  ),
  meta_keywords: z.optional(
    Text(1000).check(
      z.refine((keywords) => metaProblems({ keywords }).length === 0, {
        error: 'api.too-many-phrases',
        params: { most: META_LIMITS.keywords },
      }),
    ),
  ),
  /** The image is sent as a file; an empty string clears it, and a URL leaves it unchanged. */
  meta_image: z.optional(z.string().check(z.maxLength(2000))),
}

/** A year as a number or digits; empty clears it. */
const Year = z.pipe(
  z.transform((value: unknown) => (value === '' ? null : value)),
  z.nullable(
    Numeric(
      z.number().check(z.int(), z.minimum(EARLIEST_YEAR), ({ value, issues }) => {
        const maximum = latestYear()
        if (value > maximum) issues.push({ code: 'too_big', origin: 'number', maximum, inclusive: true, input: value })
      }),
    ),
  ),
)

/** Text; empty clears it. */
const TextOrNone = (most: number) =>
  z.pipe(
    z.transform((value: unknown) => (typeof value === 'string' && value.trim() === '' ? null : value)),
    z.nullable(Text(most)),
  )

type DetailSchemas = { [Wire in keyof DetailValues]: z.ZodMiniType<DetailValues[Wire], unknown> }
type DetailInputs = { [Wire in keyof DetailValues]: z.ZodMiniOptional<DetailSchemas[Wire]> }

const detailShape = (schemaOf: (row: FieldRow) => z.ZodMiniType) =>
  Object.fromEntries(DETAIL_FIELDS.map((field) => [rowOf(field).wire, schemaOf(rowOf(field))])) as unknown
/** Property details as calls accept and return them: years and texts. */
export const detailFields = detailShape(({ type, most }) =>
  z.optional(type === 'year' ? Year : TextOrNone(most!)),
) as DetailInputs
export const detailOutput = detailShape(({ type }) =>
  z.nullable(type === 'year' ? z.int() : z.string()),
) as DetailSchemas
export const DETAIL_NAMES = Object.keys(detailFields)

const { meta_image: _, ...metaTexts } = metaFields

/** How a value of each field is read, in calls and in feeds. Names of categories, deals and switches differ between the two. */
export const valueSchemas = {
  title: Title,
  description: Description,
  price: Price,
  rentduration: RentDuration,
  address: Text(500),
  client_address: Text(500),
  ...placeFields,
  video_link: VideoLink,
  ...metaTexts,
  ...detailFields,
} satisfies Record<Exclude<WireName, 'category_id' | 'property_type' | 'is_premium' | 'is_private'>, z.ZodMiniType>

const Translated = z.optional(z.object({ language_id: Id, value: z.optional(z.string().check(z.maxLength(20_000))) }))
/** Titles and descriptions in other languages, as sent by newer clients. */
export const translations = z.optional(
  z.array(z.object({ title: Translated, description: Translated })).check(z.maxLength(40)),
)

const Distance = Numeric(z.number().check(z.minimum(0), z.maximum(10_000)))
export const parameters = z.optional(
  z
    .array(z.object({ parameter_id: Id, value: z.optional(z.string().check(z.maxLength(5000))) }))
    .check(z.maxLength(100)),
)
export const facilities = z.optional(
  z.array(z.object({ facility_id: Id, distance: z.optional(Distance) })).check(z.maxLength(100)),
)
export const floors = z.optional(
  z.array(z.object({ id: OptionalId, title: z.optional(Text(120)) })).check(z.maxLength(40)),
)

/** Ids of rows to delete, one field each. */
export const removals = z.optional(z.array(Id).check(z.maxLength(200)))

/** 0 or 1. */
export const Switch = z.pipe(Numeric(), z.literal([0, 1]))

/** Comma-separated values, each from the given list. */
export const csvOf = <T extends string>(words: readonly T[]) =>
  z.pipe(
    z.string().check(
      z.maxLength(100),
      z.refine((list) => list.split(',').every((word) => (words as readonly string[]).includes(word.trim())), {
        error: 'api.made-of',
        params: { values: words.join(', ') },
      }),
    ),
    z.transform((list) => list.split(',').map((word) => word.trim() as T)),
  )

/** For calls whose refusals clients display as a toast: they are sent as HTTP 200. */
export const SENT_AS_TEXT = { invalid: 'soft', refused: 'soft', missing: 'soft' } as const
