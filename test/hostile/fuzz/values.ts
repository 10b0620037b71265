import type { Random } from './random.ts'

export interface Schema {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  minLength?: number
  maxLength?: number
  format?: string
  pattern?: string
  maxItems?: number
  $ref?: string
}

const DEEP = Array.from({ length: 60 }).reduce<unknown>((inner) => [inner], 'x')

/** Values that often break programs: limits of numbers, unusual characters, wrong types, text in other scripts. */
const HOSTILE: readonly unknown[] = [
  ...[-1, 0, 0.1, 1e308, -1e308, 2 ** 31, 2 ** 31 - 1, 2 ** 53, 2 ** 63, -(2 ** 63), 1e-300],
  ...[
    '',
    ' ',
    '0',
    '-0',
    '-1',
    '1e309',
    'NaN',
    'Infinity',
    '0x10',
    '1_000',
    '٣',
    '9223372036854775808',
    '1;2',
    'null',
    'true',
  ],
  ...[
    '\0',
    'a\0b',
    '\ud800',
    '\u202egpj.exe',
    '\ufeff',
    '\u0001',
    '\r\nX-A: b',
    'é'.normalize('NFD'),
    '👨‍👩‍👧‍👦',
    'İ',
    'ß',
    '%',
    '_%',
    '\\',
  ],
  ...[
    "'",
    '"',
    "' or 1=1 --",
    "'; drop table users; --",
    '$1',
    '{{7*7}}',
    '#{7*7}',
    '<script>1</script>',
    '../../etc/passwd',
  ],
  ...[
    'a'.repeat(300),
    'a'.repeat(70_000),
    '2026-02-30',
    '9999-99-99',
    '0000-00-00',
    '275761-01-01',
    '25:61',
    '[]',
    '{}',
    '{"a":1}',
  ],
  ...[null, true, false, [], {}, [null], [[]], { a: 1 }, { length: 1e9 }, { toString: 1 }, { __proto__x: 1 }, DEEP],
]

/** A value for a schema: usually valid, sometimes at its limit, sometimes invalid. */
export function valueFor(schema: Schema, random: Random, depth = 0): unknown {
  if (random.chance(depth === 0 ? 0.02 : 0.15)) return random.pick(HOSTILE)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return random.pick(schema.enum)
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf
  if (choices) return valueFor(random.pick(choices), random, depth)
  switch (Array.isArray(schema.type) ? random.pick(schema.type) : schema.type) {
    case 'object':
      return objectFor(schema, random, depth)
    case 'array':
      return Array.from({ length: random.below(4) }, () => valueFor(schema.items ?? {}, random, depth + 1))
    case 'integer':
      return numberFor(schema, random, true)
    case 'number':
      return numberFor(schema, random, false)
    case 'boolean':
      return random.chance(0.5)
    case 'null':
      return null
    case 'string':
      return textFor(schema, random)
    default:
      return random.pick(HOSTILE)
  }
}

function objectFor({ properties = {}, required = [] }: Schema, random: Random, depth: number) {
  const names = Object.keys(properties).filter((name) => random.chance(required.includes(name) ? 0.95 : 0.35))
  return Object.fromEntries(names.map((name) => [name, valueFor(properties[name]!, random, depth + 1)]))
}

function numberFor({ minimum, exclusiveMinimum, maximum }: Schema, random: Random, isWhole: boolean) {
  const least = minimum ?? (exclusiveMinimum === undefined ? 0 : exclusiveMinimum + 1)
  const most = maximum ?? least + 100
  if (random.chance(0.15)) return random.pick([least, most, least - 1, most + 1])
  // Small numbers are ids of existing rows.
  const value = least + random.next() * Math.min(most - least, 60)
  return isWhole ? Math.round(value) : value
}

const WORDS = [
  'Lisbon',
  'house',
  'sea view',
  'São Paulo',
  '東京',
  'العربية',
  'a',
  '12',
  'x@example.com',
  '2026-07-01',
  '10:00',
]

function textFor({ minLength = 0, maxLength = 200, format }: Schema, random: Random): string {
  if (format === 'email') return `fuzz${random.below(1e6)}@example.com`
  if (random.chance(0.1)) return 'a'.repeat(random.pick([minLength, maxLength, Math.min(maxLength + 1, 100_000)]))
  return random.pick(WORDS).slice(0, maxLength)
}
