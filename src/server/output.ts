import type * as z from 'zod/mini'
import { type Keep, keepObject, plainTest, UNSURE } from './keep-object.ts'

const known = new WeakMap<z.core.$ZodType, Keep>()

/**
 * Keeps of an answer what its schema names. Large answers are mostly plain objects, lists and words, which this does
 * several times faster than the schema itself; whatever it is unsure of, the schema decides.
 */
export function keepNamed<S extends z.ZodMiniType>(schema: S, value: unknown): z.output<S> {
  const kept = keeperOf(schema)(value)
  return (kept === UNSURE ? schema.parse(value) : kept) as z.output<S>
}

function keeperOf(schema: z.core.$ZodType): Keep {
  const made = known.get(schema)
  if (made) return made
  const keep = makeKeeper(schema as z.core.$ZodTypes)
  known.set(schema, keep)
  return keep
}

const keepIf =
  (is: (value: unknown) => boolean): Keep =>
  (value) =>
    is(value) ? value : UNSURE

function makeKeeper(schema: z.core.$ZodTypes): Keep {
  const { def } = schema._zod
  const asSchemaSays: Keep = (value) => {
    const result = (schema as unknown as z.ZodMiniType).safeParse(value)
    return result.success ? result.data : UNSURE
  }
  if (def.checks?.length) return asSchemaSays
  const test = plainTest(schema, 'value')
  if (test) return keepIf(new Function('value', `return ${test}`) as (value: unknown) => boolean)
  switch (def.type) {
    case 'literal':
    case 'enum': {
      const values = schema._zod.values as ReadonlySet<unknown>
      return keepIf((value) => values.has(value))
    }
    case 'nullable': {
      const inner = keeperOf(def.innerType)
      return (value) => (value === null ? null : inner(value))
    }
    case 'array':
      return keepList(keeperOf(def.element))
    case 'object':
      return def.catchall ? asSchemaSays : keepObject(def.shape, keeperOf)
    case 'union':
      return 'discriminator' in def
        ? keepByWord(def as z.core.$ZodDiscriminatedUnionDef)
        : def.options.every(isPlain)
          ? keepFirst(def.options.map(keeperOf))
          : asSchemaSays
    default:
      return asSchemaSays
  }
}

/** A list whose items all stay as they are is passed on itself; only a change costs a copy. */
function keepList(keepItem: Keep): Keep {
  return (value) => {
    if (!Array.isArray(value)) return UNSURE
    let copy = Object.getPrototypeOf(value) === Array.prototype ? null : new Array(value.length)
    for (let index = 0; index < value.length; index++) {
      const given = value[index]
      const item = keepItem(given)
      if (item === UNSURE) return UNSURE
      if (item !== given && !copy) copy = value.slice()
      if (copy) copy[index] = item
    }
    return copy ?? value
  }
}

const PLAIN = new Set(['string', 'number', 'boolean', 'null', 'literal', 'enum'])

/** Of plain choices the quick look is never unsure about what the schema would take. */
function isPlain(schema: z.core.$ZodType): boolean {
  const { def } = (schema as z.core.$ZodTypes)._zod
  return def.type === 'array' ? isPlain(def.element) : PLAIN.has(def.type)
}

function keepFirst(choices: readonly Keep[]): Keep {
  return (value) => {
    for (const choice of choices) {
      const kept = choice(value)
      if (kept !== UNSURE) return kept
    }
    return UNSURE
  }
}

function keepByWord({ discriminator, options }: z.core.$ZodDiscriminatedUnionDef): Keep {
  const byWord = new Map<unknown, Keep>()
  for (const option of options as z.core.$ZodObject[])
    for (const word of option._zod.def.shape[discriminator]?._zod.values ?? []) byWord.set(word, keeperOf(option))
  return (value) => {
    const word = (value as Record<string, unknown> | null | undefined)?.[discriminator]
    return byWord.get(word)?.(value) ?? UNSURE
  }
}
