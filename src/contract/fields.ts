import * as z from 'zod/mini'

/** The words that calls are made of. An endpoint never spells out a length or a pattern. */
export const Text = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max), withoutNul)
// The database cannot hold it; pages call in-process, past the mount that refuses it by name.
export const withoutNul = z.refine<string>((text) => !text.includes('\0'), { error: 'api.no-nul' })
export const Email = z.string().check(z.trim(), z.maxLength(254), z.email())

// One way to match each text: with `\d+\.?\d*` a long row of digits takes quadratic time.
const DIGITS = /^\s*[+-]?(\d+(\.\d*)?|\.\d+)\s*$/
/** Numbers arrive as numbers or as digits; a plain coercion would also take `true`, `[5]` and `0x10`. */
export const Numeric = (number = z.number()) =>
  z.pipe(
    z.transform(
      (value: string | number) => (typeof value === 'string' && DIGITS.test(value) ? Number(value) : value) as number,
    ),
    number,
  )
export const Id = Numeric(z.number().check(z.int(), z.positive(), z.maximum(Number.MAX_SAFE_INTEGER)))
export const Slug = Text(200)
export const Latitude = Numeric(z.number().check(z.minimum(-90), z.maximum(90)))
export const Longitude = Numeric(z.number().check(z.minimum(-180), z.maximum(180)))
export const RadiusKm = Numeric(z.number().check(z.positive(), z.maximum(20_040)))
/** Half a point is no place: a filter that is silently left out would show the whole world. */
export const wholePoint = z.refine<{ latitude?: number | undefined; longitude?: number | undefined }>(
  ({ latitude, longitude }) => (latitude === undefined) === (longitude === undefined),
  { error: 'api.point-incomplete', path: ['longitude'] },
)

/** Paging of the legacy calls: a bounded offset, ten by default. */
export const offset = z._default(Numeric(z.number().check(z.int(), z.minimum(0), z.maximum(1_000_000))), 0)
export const limit = (byDefault = 10) =>
  z._default(Numeric(z.number().check(z.int(), z.minimum(1), z.maximum(100))), byDefault)

const Switch = z.pipe(
  z.union([z.literal(['1', '0', 'true', 'false', 1, 0]), z.boolean()]),
  z.transform((v) => v === 1 || v === '1' || v === 'true' || v === true),
)

/** `1` or absent, as clients write booleans in a query. */
export const Flag = z._default(Switch, false)
/** The same where absent means "unchanged". */
export const OptionalFlag = z.optional(Switch)

/** Wire forms of answers. */
export const Bit = z.literal([0, 1])
export const Url = z.string()
export const Instant = z.string()
