import type { Endpoint } from '#contract/endpoint.ts'

/** The parts of a Zod definition that lead to the fields of an object. */
interface Definition {
  type: string
  shape?: Record<string, Schema>
  innerType?: Schema
  element?: Schema
  in?: Schema
  options?: readonly Schema[]
}
interface Schema {
  _zod: { def: unknown }
}

/** The names of the fields of a schema, through lists, unions and optional values. */
export function fieldsOf(schema: Schema): string[] {
  const { shape, innerType, element, in: input, options = [] } = schema._zod.def as Definition
  if (shape) return Object.keys(shape)
  return [innerType, element, input, ...options].flatMap((inner) => (inner ? fieldsOf(inner) : []))
}

/** The schema of one field. */
export function fieldOf(schema: Schema, name: string): Schema {
  const { shape, innerType, element, in: input, options = [] } = schema._zod.def as Definition
  const found = shape
    ? shape[name]
    : [innerType, element, input, ...options].find((inner) => inner && fieldsOf(inner).includes(name))
  if (!found) throw new Error(`There is no field ${name}.`)
  return shape ? found : fieldOf(found, name)
}

/** The input of a call: its parameters and its files. */
export const taken = ({ input, files }: Endpoint): string[] => [...fieldsOf(input), ...Object.keys(files)]
