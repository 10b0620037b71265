import * as z from 'zod/mini'
import { META_LIMITS, metaProblems } from '#domain/meta-tags.ts'
import { youtubeId } from '#domain/youtube.ts'
import { Id, Latitude, Longitude, Numeric, Text, withoutNul } from './fields.ts'

const HIGHEST_PRICE = 9_223_372_036_854_775_806n

/** Whole units as digits: a price may be larger than a JavaScript number holds exactly. */
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

export const RENT_DURATIONS = ['Daily', 'Monthly', 'Quarterly', 'Yearly'] as const
/** In any case, as the two clients write it. */
export const RentDuration = z.pipe(
  z.transform((word: string) =>
    typeof word === 'string' ? word.charAt(0).toUpperCase() + word.slice(1).toLowerCase() : word,
  ),
  z.literal(RENT_DURATIONS),
)

export const Title = Text(200)
export const Description = Text(20_000)
export const VideoLink = Text(500).check(z.refine((link) => youtubeId(link) !== null, { error: 'api.not-youtube' }))

/** Where a listing is. */
/** A text that may be sent empty. */
export const MaybeText = (most: number) => z.string().check(z.trim(), z.maxLength(most), withoutNul)

export const placeFields = {
  city: z.optional(Text(120)),
  state: z.optional(Text(120)),
  country: z.optional(Text(120)),
  latitude: z.optional(Latitude),
  longitude: z.optional(Longitude),
}

/** What search engines are told. The title may be long: people are warned of that, not stopped. */
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
  /** The picture comes as a file; empty text clears it, and an address means that it stays. */
  meta_image: z.optional(z.string().check(z.maxLength(2000))),
}

const Translated = z.optional(z.object({ language_id: Id, value: z.optional(z.string().check(z.maxLength(20_000))) }))
/** Titles and descriptions in other languages, as newer clients send them. */
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
  z.array(z.object({ id: z.optional(Id), title: z.optional(Text(120)) })).check(z.maxLength(40)),
)

/** Ids of rows to remove, one field each. */
export const removals = z.optional(z.array(Id).check(z.maxLength(200)))

/** On or off, as clients write it. */
export const Switch = z.pipe(Numeric(), z.literal([0, 1]))

/** Words between commas, each one of these. */
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

/** For calls whose refusals clients toast as they are: they travel as HTTP 200. */
export const TOLD_AS_TEXT = { invalid: 'soft', refused: 'soft', missing: 'soft' } as const
