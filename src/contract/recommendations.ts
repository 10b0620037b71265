import * as z from 'zod/mini'
import { read, write } from './endpoint.ts'
import { limit, Numeric, offset, Text } from './fields.ts'
import { Because, PropertyDetail } from './objects.ts'

/** A list as clients send it: comma-separated, or as an array. */
const list = <T extends z.ZodMiniType>(...checks: [item: T, most: number, ...z.core.$ZodCheck<z.output<T>[]>[]]) => {
  const [item, most, ...further] = checks
  return z._default(
    z.pipe(
      z.transform((value: string | number | readonly (string | number)[]) => partsOf(value) as z.input<T>[]),
      z.array(item).check(z.maxLength(most), ...further),
    ),
    [],
  )
}

const partsOf = (value: string | number | readonly (string | number)[]) =>
  (Array.isArray(value) ? value : textOf(value).split(',')).map((part) => textOf(part).trim()).filter(Boolean)

/** Client input may be of any type; for an object this returns a text that no item schema accepts. */
const textOf = (value: unknown) => (typeof value === 'object' ? '?' : String(value))

const IdInList = Numeric(z.number().check(z.int(), z.positive(), z.maximum(Number.MAX_SAFE_INTEGER)))
const Price = Numeric(z.number().check(z.minimum(0), z.maximum(Number.MAX_SAFE_INTEGER)))

const isInOrder = z.refine<number[]>((range) => range.length < 2 || range[0]! <= range[1]!, {
  error: 'api.price-range-order',
})

/** Lists are arrays of strings on the wire, or an empty string if nothing was chosen. */
const Chosen = z.union([z.array(z.string()), z.literal('')])

export const PersonalisedFields = z.object({
  user_id: z.int(),
  category_ids: Chosen,
  outdoor_facilitiy_ids: Chosen,
  /** Minimum and maximum price. */
  price_range: Chosen,
  /** `0` for sale, `1` for rent. */
  property_type: Chosen,
  city: z.string(),
})
export type PersonalisedFields = z.output<typeof PersonalisedFields>

export const setPersonalisedFields = write('POST personalised-fields', {
  access: 'member',
  allowedInDemo: true,
  summary: "Replaces the viewer's home preferences. An omitted field means no preference.",
  input: z.object({
    category_ids: list(IdInList, 100),
    outdoor_facilitiy_ids: list(IdInList, 100),
    price_range: list(Price, 2, isInOrder),
    property_type: list(z.literal(['0', '1']), 2),
    city: z.optional(Text(120)),
  }),
  output: PersonalisedFields,
})

export const getPersonalisedFields = read('GET personalised-fields', {
  access: 'member',
  summary: "Returns the viewer's home preferences; an empty list if none were saved.",
  input: z.object({}),
  output: z.union([PersonalisedFields, z.array(z.never())]),
})

export const deletePersonalisedFields = write('DELETE personalised-fields', {
  access: 'member',
  allowedInDemo: true,
  summary: "Clears the viewer's home preferences.",
  input: z.object({}),
  output: z.null(),
})

export const getUserRecommendation = read('GET get_user_recommendation', {
  access: 'member',
  summary: "Lists homes that match the viewer's preferences, with the reasons.",
  input: z.object({ offset, limit: limit() }),
  output: z.array(z.extend(PropertyDetail, { because: z.array(Because) })),
  beside: z.object({ total: z.int() }),
})
