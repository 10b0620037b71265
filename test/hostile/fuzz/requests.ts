import type { InjectOptions } from 'fastify'
import type { Random } from './random.ts'
import { type Schema, valueFor } from './values.ts'

interface Operation {
  operationId: string
  parameters?: { name: string; in: string; required?: boolean; schema: Schema }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
}
export interface Document {
  paths: Record<string, Record<string, Operation>>
}

/** One call of the OpenAPI document. */
export interface Call {
  method: 'GET' | 'POST' | 'DELETE'
  path: string
  operation: Operation
}

export const callsOf = ({ paths }: Document): Call[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase() as Call['method'],
      path,
      operation,
    })),
  )

type Written = Pick<InjectOptions, 'headers' | 'payload'>

/**
 * A request to the call: parameters in the address, body in one of the formats that clients send, or in none of them.
 */
export function requestFor({ method, path, operation }: Call, random: Random): InjectOptions {
  const query = new URLSearchParams()
  for (const { name, required, schema } of operation.parameters ?? [])
    if (random.chance(required ? 0.95 : 0.4)) query.append(name, asText(valueFor(schema, random, 1)))
  if (random.chance(0.03)) query.append(random.pick(['a[b][c]', '__proto__[x]', 'x[]', '']), '1')
  const url = `/api${path}${query.size > 0 ? `?${query}` : ''}`
  if (method === 'GET') return { method, url }
  const [content] = Object.values(operation.requestBody?.content ?? {})
  const body = valueFor(content?.schema ?? {}, random)
  return { method, url, ...random.pick(FORMS)(body, random) }
}

const FORMS: ((body: unknown, random: Random) => Written)[] = [
  json,
  json,
  json,
  repeated,
  urlencoded,
  multipart,
  wrongType,
]

function json(body: unknown): Written {
  return { headers: { 'content-type': 'application/json' }, payload: JSON.stringify(body) ?? '' }
}

/** JSON in which the first key occurs twice, with different values. */
function repeated(body: unknown, random: Random): Written {
  const text = JSON.stringify(body) ?? ''
  const [key] = Object.keys((body ?? {}) as object)
  const again = key === undefined ? text : text.replace(/}$/, `,${JSON.stringify(key)}:${random.below(9)}}`)
  return { headers: { 'content-type': 'application/json' }, payload: again }
}

function urlencoded(body: unknown): Written {
  const pairs = new URLSearchParams(fieldsOf(body))
  return { headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload: pairs.toString() }
}

function multipart(body: unknown, random: Random): Written {
  const parts = fieldsOf(body).map(
    ([name, value]) =>
      `--B\r\nContent-Disposition: form-data; name="${name.replaceAll(/["\r\n]/g, '_')}"${random.chance(0.08) ? '; filename="a.png"\r\nContent-Type: image/png' : ''}\r\n\r\n${value}\r\n`,
  )
  return {
    headers: { 'content-type': 'multipart/form-data; boundary=B' },
    payload: `${parts.join('')}${random.chance(0.95) ? '--B--\r\n' : ''}`,
  }
}

function wrongType(body: unknown, random: Random): Written {
  const type = random.pick(['text/plain', 'application/xml', 'application/json; charset=utf-16', 'image/png', ';;'])
  return { headers: { 'content-type': type }, payload: JSON.stringify(body) ?? '' }
}

/** Form fields with keys as PHP clients write them: `a[0][b]`. */
function fieldsOf(value: unknown, name = ''): [string, string][] {
  if (value === null || typeof value !== 'object') return [[name || 'x', asText(value)]]
  return Object.entries(value).flatMap(([key, inner]) => fieldsOf(inner, name ? `${name}[${key}]` : key))
}

const asText = (value: unknown) =>
  (typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value)).toWellFormed()
