import type * as z from 'zod/mini'

/** Tells in one pass that a value needs a closer look. */
export const UNSURE = Symbol('unsure')
export type Keep = (value: unknown) => unknown

interface Field {
  name: string
  isOptional: boolean
  schema: z.core.$ZodType
}

/**
 * Keeps an object as it is when it has no field beyond those named and none that changed, and else picks those. It is written as a
 * function of its own for each shape, as the schemas' own parser is: a loop over names would look every field up by its name, and an
 * answer has hundreds.
 */
export function keepObject(shape: z.core.$ZodShape, keeperOf: (schema: z.core.$ZodType) => Keep): Keep {
  const fields = Object.entries(shape).map(([name, schema]): Field => {
    const { def } = (schema as z.core.$ZodTypes)._zod
    const isOptional = def.type === 'optional' && !def.checks?.length
    return { name, isOptional, schema: isOptional ? def.innerType : schema }
  })
  const keeps: Keep[] = []
  const looks = fields.map(({ name, isOptional, schema }, index) => {
    const read = `const given${index} = value[${JSON.stringify(name)}]; let kept${index} = given${index};`
    const look = lookAt(schema, index, () => keeps.push(keeperOf(schema)) - 1)
    return isOptional
      ? `${read} if (given${index} === undefined) absent++; else { ${look} }`
      : `${read} if (given${index} === undefined) return UNSURE; ${look}`
  })
  const picks = fields.map(
    ({ name }, index) => `if (kept${index} !== undefined) picked[${JSON.stringify(name)}] = kept${index};`,
  )
  const source = `
    ${keeps.map((_, number) => `const keep${number} = keeps[${number}];`).join('\n')}
    return (value) => {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return UNSURE;
      let absent = 0;
      let isSame = Object.getPrototypeOf(value) === Object.prototype;
      ${looks.join('\n')}
      if (isSame && Object.keys(value).length === ${fields.length} - absent) return value;
      const picked = {};
      ${picks.join('\n')}
      return picked;
    }`
  return new Function('UNSURE', 'keeps', source)(UNSURE, keeps) as Keep
}

/** The check of one field: plain values on the spot, everything else by its own keeper. */
function lookAt(schema: z.core.$ZodType, index: number, keeper: () => number): string {
  const test = plainTest(schema as z.core.$ZodTypes, `given${index}`)
  if (test) return `if (!(${test})) return UNSURE;`
  return `kept${index} = keep${keeper()}(given${index});
    if (kept${index} === UNSURE) return UNSURE;
    if (kept${index} !== given${index}) isSame = false;`
}

/** What a plain value has to be, in words of the language; null when its keeper decides. */
export function plainTest(schema: z.core.$ZodTypes, given: string): string | null {
  const { def } = schema._zod
  if (def.checks?.length) return null
  switch (def.type) {
    case 'string':
      return 'format' in def ? null : `typeof ${given} === 'string'`
    case 'number':
      if (!('format' in def)) return `Number.isFinite(${given})`
      return def.format === 'safeint' ? `Number.isSafeInteger(${given})` : null
    case 'boolean':
      return `typeof ${given} === 'boolean'`
    case 'null':
      return `${given} === null`
    case 'nullable': {
      const inner = plainTest(def.innerType as z.core.$ZodTypes, given)
      return inner && `(${given} === null || ${inner})`
    }
    default:
      return null
  }
}
