import * as z from 'zod/mini'
import { type Endpoint, type FileRule, splitWire } from '#contract/endpoint.ts'
import { inEnglish } from '#domain/word-message.ts'
import { COMPONENTS } from './components.ts'

/** A JSON Schema of the 2020-12 draft, which is what OpenAPI 3.1 speaks. */
export type Schema = z.core.JSONSchema.BaseSchema

/** The calls of one chapter, by their right names. */
export type Features = Record<string, Record<string, Endpoint>>

/** Describes the whole API for machines; every line comes from the contract. */
export function openApi(features: Features) {
  const paths: Record<string, Record<string, object>> = {}
  for (const [feature, calls] of Object.entries(features))
    for (const [name, endpoint] of Object.entries(calls))
      for (const [index, wire] of [endpoint.wire, ...endpoint.aliases].entries()) {
        const { method, path } = splitWire(wire)
        const operationId = index === 0 ? name : `${name}As${index + 1}`
        paths[`/${path}`] = { ...paths[`/${path}`], [method.toLowerCase()]: operation(operationId, feature, endpoint) }
      }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Lintel API',
      version: '1.2.4',
      summary: 'Homes, projects, people and everything between them.',
      description:
        'Every answer is JSON in one envelope. Empty strings and the words `undefined` and `null` count as absent. ' +
        'Nested fields of forms are written with brackets: `parameters[0][value]`, `key[]`.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/api' }],
    tags: Object.keys(features).map((name) => ({ name })),
    paths,
    components: COMPONENTS,
  }
}

function operation(operationId: string, tag: string, endpoint: Endpoint) {
  const input = inputSchema(endpoint)
  return {
    operationId,
    tags: [tag],
    summary: endpoint.summary,
    ...(endpoint.access === 'anyone' ? { security: [{}, { token: [] }] } : { security: [{ token: [] }] }),
    ...(endpoint.method === 'GET' ? { parameters: parameters(input) } : { requestBody: requestBody(input, endpoint) }),
    responses: responses(endpoint),
  }
}

/** What a caller may send, as a schema. */
export const inputSchema = ({ input }: Endpoint) => schemaOf(input, 'input')

/** What comes back on success, envelope included. */
export function answerSchema({ output, beside, says }: Endpoint): Schema {
  const companions = beside ? schemaOf(beside, 'output') : undefined
  return {
    type: 'object',
    required: ['error', 'message', 'data', 'code', ...(companions?.required ?? [])],
    properties: {
      error: { const: false },
      message: { type: 'string', examples: [says === '' ? '' : inEnglish({ key: says })] },
      data: schemaOf(output, 'output'),
      code: { const: 200 },
      ...companions?.properties,
    },
  }
}

function schemaOf(type: z.ZodMiniType, io: 'input' | 'output'): Schema {
  const { $schema: _, ...schema } = z.toJSONSchema(type, { io, unrepresentable: 'any', override: tellDefault })
  return schema as Schema
}

/** An input schema leaves defaults out, yet callers want to know them. */
function tellDefault({ zodSchema: { _zod }, jsonSchema }: { zodSchema: z.core.$ZodTypes; jsonSchema: Schema }) {
  if (_zod.def.type === 'default') jsonSchema.default = _zod.def.defaultValue as Schema['default']
}

function parameters(input: Schema) {
  return Object.entries(input.properties ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: input.required?.includes(name) ?? false,
    schema,
  }))
}

function requestBody(input: Schema, { files }: Endpoint) {
  const uploads = Object.fromEntries(Object.entries(files).map(([name, rule]) => [name, fileSchema(rule)]))
  const form = { ...input, properties: { ...input.properties, ...uploads } }
  const plain = { 'application/json': { schema: input }, 'application/x-www-form-urlencoded': { schema: input } }
  return {
    required: (input.required?.length ?? 0) > 0,
    content: { 'multipart/form-data': { schema: form }, ...(Object.keys(files).length === 0 ? plain : {}) },
  }
}

function fileSchema(rule: FileRule): Schema {
  const file: Schema = {
    type: 'string',
    contentMediaType: 'application/octet-stream',
    description: fileWords(rule),
  }
  return rule.many ? { type: 'array', items: file } : file
}

/** What an upload field takes, in words. */
export const fileWords = ({ maxKilobytes, types }: FileRule) =>
  `${types.join(', ')} of at most ${maxKilobytes} kilobytes`

function responses(endpoint: Endpoint) {
  const failures = Object.values(endpoint.failures)
  const schema = answerSchema(endpoint)
  const soft = { oneOf: [schema, { $ref: '#/components/schemas/SoftFailure' }] }
  return {
    '200': {
      description: failures.includes('soft') ? 'Done, or refused with `error: true`' : 'Done',
      content: endpoint.html
        ? { 'text/html': { schema: { type: 'string' } } }
        : { 'application/json': { schema: failures.includes('soft') ? soft : schema } },
    },
    '400': { $ref: '#/components/responses/Failed' },
    ...(endpoint.access === 'anyone' ? {} : { '401': { $ref: '#/components/responses/SignedOut' } }),
    ...(endpoint.access === 'admin' || endpoint.access === 'staff'
      ? { '403': { $ref: '#/components/responses/Failed' } }
      : {}),
    ...(endpoint.method === 'GET'
      ? {}
      : { '413': { $ref: '#/components/responses/Failed' }, '415': { $ref: '#/components/responses/Failed' } }),
    '429': { $ref: '#/components/responses/TryLater' },
    '500': { $ref: '#/components/responses/Defect' },
    '503': { $ref: '#/components/responses/TryLater' },
  }
}
