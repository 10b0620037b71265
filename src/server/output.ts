import type * as z from 'zod/mini'

/** Tells in one pass that a value needs a closer look. */
const UNSURE = Symbol('unsure')
type Keep = (value: unknown) => unknown

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
  switch (def.type) {
    case 'string':
      return 'format' in def ? asSchemaSays : keepIf((value) => typeof value === 'string')
    case 'number':
      if (!('format' in def)) return keepIf(Number.isFinite)
      return def.format === 'safeint' ? keepIf(Number.isSafeInteger) : asSchemaSays
    case 'boolean':
      return keepIf((value) => typeof value === 'boolean')
    case 'null':
      return keepIf((value) => value === null)
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
      return def.catchall ? asSchemaSays : keepObject(def.shape)
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

interface Field {
  name: string
  isOptional: boolean
  keep: Keep
}

/** Likewise an object that has no field beyond those named, and none that changed. */
function keepObject(shape: z.core.$ZodShape): Keep {
  const fields = Object.entries(shape).map(([name, schema]): Field => {
    const { def } = (schema as z.core.$ZodTypes)._zod
    const isOptional = def.type === 'optional' && !def.checks?.length
    return { name, isOptional, keep: keeperOf(isOptional ? def.innerType : schema) }
  })
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return UNSURE
    const given = value as Record<string, unknown>
    let changed: Record<string, unknown> | null = null
    let present = 0
    for (const { name, isOptional, keep } of fields) {
      const field = given[name]
      if (field === undefined) {
        if (isOptional) continue
        return UNSURE
      }
      present++
      const kept = keep(field)
      if (kept === UNSURE) return UNSURE
      if (kept !== field) {
        changed ??= {}
        changed[name] = kept
      }
    }
    const isPlain = Object.getPrototypeOf(given) === Object.prototype
    return !changed && isPlain && Object.keys(given).length === present ? given : pick(given, fields, changed)
  }
}

function pick(given: Record<string, unknown>, fields: readonly Field[], changed: Record<string, unknown> | null) {
  const picked: Record<string, unknown> = {}
  for (const { name } of fields)
    if (given[name] !== undefined) picked[name] = changed && Object.hasOwn(changed, name) ? changed[name] : given[name]
  return picked
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
