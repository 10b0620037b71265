import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { keepNamed } from './output.ts'

const Card = z.object({
  id: z.int(),
  title: z.string(),
  price: z.nullable(z.number()),
  flag: z.literal([0, 1]),
  kind: z.enum(['sell', 'rent']),
  note: z.optional(z.string()),
  value: z.union([z.string(), z.array(z.string())]),
  mail: z.optional(z.email()),
  more: z.optional(z.record(z.string(), z.int())),
  anything: z.optional(z.unknown()),
})
const Section = z.discriminatedUnion('type', [
  z.object({ type: z.literal('cards'), data: z.array(Card) }),
  z.object({ type: z.literal('words'), data: z.array(z.string()) }),
])
const schemas: Record<string, z.ZodMiniType> = {
  Card,
  Section,
  list: z.array(Card),
  loose: z.looseObject({ id: z.int() }),
  strict: z.strictObject({ id: z.int() }),
  checked: z.array(z.string().check(z.maxLength(3))),
  nested: z.object({ inner: z.nullable(z.object({ list: z.array(z.array(z.int())) })) }),
  choice: z.union([z.object({ a: z.int() }), z.object({ b: z.int() })]),
  fallback: z.object({ a: z._default(z.int(), 5) }),
  exact: z.object({ a: z.unknown(), b: z.undefined() }),
}

const card = fc.record(
  {
    id: fc.oneof(fc.integer(), fc.double()),
    title: fc.oneof(fc.string(), fc.constant(undefined)),
    price: fc.oneof(fc.double(), fc.constant(null)),
    flag: fc.constantFrom(0, 1, 2),
    kind: fc.constantFrom('sell', 'rent', 'sold'),
    note: fc.oneof(fc.string(), fc.constant(undefined), fc.constant(null)),
    value: fc.oneof(fc.string(), fc.array(fc.string()), fc.integer()),
    mail: fc.constantFrom('a@example.com', 'nobody'),
    more: fc.dictionary(fc.string(), fc.integer()),
    anything: fc.anything(),
    secret: fc.string(),
  },
  { requiredKeys: ['id', 'title', 'price', 'flag', 'kind', 'value'] },
)
const value = fc.oneof(
  card,
  fc.array(card, { maxLength: 3 }),
  fc.record({ type: fc.constantFrom('cards', 'words', 'x'), data: fc.oneof(fc.array(card), fc.array(fc.string())) }),
  fc.record({
    inner: fc.oneof(fc.constant(null), fc.record({ list: fc.array(fc.array(fc.integer())), x: fc.string() })),
  }),
  fc.record({ a: fc.oneof(fc.integer(), fc.string(), fc.constant(undefined)), b: fc.integer(), id: fc.integer() }),
  fc.array(fc.string({ maxLength: 5 })),
  fc.anything(),
)

test.each(Object.entries(schemas))(
  'the quick look at %s keeps and refuses exactly what the schema does',
  (_name, schema) => {
    fc.assert(
      fc.property(value, (given) => {
        const slow = schema.safeParse(given)
        if (slow.success) expect(keepNamed(schema, given)).toEqual(slow.data)
        else expect(() => keepNamed(schema, given)).toThrow()
      }),
      { numRuns: 150 },
    )
  },
)

test('what the schema does not name is left out, however deep', () => {
  const given = {
    type: 'cards',
    data: [{ id: 1, title: 'A', price: 1, flag: 1, kind: 'sell', value: 'x', password_hash: 'p' }],
  }
  expect(JSON.stringify(keepNamed(Section, given))).not.toContain('password_hash')
})
