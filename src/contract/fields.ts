import * as z from 'zod/mini'

/** Field types shared by all calls. An endpoint never declares a length or a pattern of its own. */
export const Text = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max), withoutNul)
// PostgreSQL text cannot contain NUL. Pages call in-process, so they bypass the check of the HTTP routes.
export const withoutNul = z.refine<string>((text) => !text.includes('\0'), { error: 'api.no-nul' })
export const Email = z.string().check(z.trim(), z.maxLength(254), z.email())

// Unambiguous pattern: with `\d+\.?\d*` a long run of digits takes quadratic time.
const DIGITS = /^\s*[+-]?(\d+(\.\d*)?|\.\d+)\s*$/
/** Accepts numbers and digit strings; a plain coercion would also accept `true`, `[5]` and `0x10`. */
export const Numeric = (number = z.number()) =>
  z.pipe(
    z.transform(
      (value: string | number) => (typeof value === 'string' && DIGITS.test(value) ? Number(value) : value) as number,
    ),
    number,
  )
const WholeId = z.number().check(z.int(), z.positive(), z.maximum(Number.MAX_SAFE_INTEGER))
/** Clients send 0 for an id or a price limit that was not chosen. */
const withoutZero = (value: string | number): string | number | undefined => (isZero(value) ? undefined : value)
const isZero = (value: unknown) => value === 0 || (typeof value === 'string' && value.trim() === '0')
const unlessZero = (number: ReturnType<typeof z.number>) =>
  z.optional(z.pipe(z.transform(withoutZero), z.optional(Numeric(number))))
/** A required id: zero is refused like an absent one. */
export const Id = z.pipe(z.transform(withoutZero as (value: string | number) => string | number), Numeric(WholeId))
export const OptionalId = unlessZero(WholeId)
/** Lowest or highest price of a filter. */
export const PriceLimit = unlessZero(z.number().check(z.minimum(0), z.maximum(9_223_372_036_854_775_000)))
export const Slug = Text(200)
export const Latitude = Numeric(z.number().check(z.minimum(-90), z.maximum(90)))
export const Longitude = Numeric(z.number().check(z.minimum(-180), z.maximum(180)))
export const RadiusKm = Numeric(z.number().check(z.positive(), z.maximum(20_040)))
/** Requires latitude and longitude together: ignoring half a point would silently drop the location filter. */
export const wholePoint = z.refine<{ latitude?: number | undefined; longitude?: number | undefined }>(
  ({ latitude, longitude }) => (latitude === undefined) === (longitude === undefined),
  { error: 'api.point-incomplete', path: ['longitude'] },
)

/** Pagination of the legacy calls: a bounded offset, 10 items by default. */
export const offset = z._default(Numeric(z.number().check(z.int(), z.minimum(0), z.maximum(1_000_000))), 0)
export const limit = (byDefault = 10) =>
  z._default(Numeric(z.number().check(z.int(), z.minimum(1), z.maximum(100))), byDefault)

const Switch = z.pipe(
  z.union([z.literal(['1', '0', 'true', 'false', 1, 0]), z.boolean()]),
  z.transform((v) => v === 1 || v === '1' || v === 'true' || v === true),
)

/** `1` or absent, the notation of booleans in a query string. */
export const Flag = z._default(Switch, false)
/** A flag whose absence means "unchanged". */
export const OptionalFlag = z.optional(Switch)

/** Wire formats of responses. */
export const Bit = z.literal([0, 1])
export const Url = z.string()
export const Instant = z.string()
