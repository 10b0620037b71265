import type { Schema } from './openapi.ts'

/** Writes a schema as a type: `{ id: integer, name: string | null }`, one field per line. */
export function shapeOf(schema: Schema | boolean, indent = ''): string {
  if (typeof schema === 'boolean') return 'any'
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return [...new Set(choices.map((choice) => shapeOf(choice as Schema, indent)))].join(' | ')
  if (schema.type === 'array') return listOf(shapeOf((schema.items as Schema | undefined) ?? true, indent))
  if (schema.type !== 'object') return [schema.type ?? 'any'].flat().join(' | ')
  if (schema.properties) return objectOf(schema, indent)
  if (typeof schema.additionalProperties === 'object')
    return `{ [key]: ${shapeOf(schema.additionalProperties as Schema, indent)} }`
  return 'object'
}

const listOf = (item: string) => (item.includes(' | ') && !item.startsWith('{') ? `(${item})[]` : `${item}[]`)

function objectOf({ properties = {}, required = [] }: Schema, indent: string): string {
  const names = Object.keys(properties)
  if (names.length === 0) return '{}'
  const inner = `${indent}  `
  const lines = names.map((name) => {
    const mark = required.includes(name) ? '' : '?'
    return `${inner}${name}${mark}: ${shapeOf(properties[name] as Schema, inner)}`
  })
  return `{\n${lines.join('\n')}\n${indent}}`
}

/** Constraints of a field, for the table of fields. */
export function limitsOf(schema: Schema): string {
  const words = [
    schema.default === undefined ? '' : `default ${JSON.stringify(schema.default)}`,
    schema.minimum === undefined ? '' : `from ${schema.minimum}`,
    schema.exclusiveMinimum === undefined ? '' : `more than ${schema.exclusiveMinimum}`,
    schema.maximum === undefined || schema.maximum === Number.MAX_SAFE_INTEGER ? '' : `up to ${schema.maximum}`,
    schema.maxLength === undefined ? '' : `at most ${schema.maxLength} characters`,
    schema.format === undefined ? '' : schema.format,
    schema.description ?? '',
  ]
  return words.filter(Boolean).join(', ')
}
