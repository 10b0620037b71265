import * as z from 'zod/mini'
import { type Endpoint, type FileRule, splitWire } from '#contract/endpoint.ts'
import { inEnglish } from '#domain/word-message.ts'
import { COMPONENTS } from './components.ts'

/** JSON Schema draft 2020-12, the dialect of OpenAPI 3.1. */
export type Schema = z.core.JSONSchema.BaseSchema

/** Calls by chapter and export name. */
export type Features = Record<string, Record<string, Endpoint>>

/** OpenAPI document of the whole API, generated from the contract. */
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
      summary: 'Properties, projects, users, chat, viewings, payments and administration.',
      description:
        'Every response is JSON in one envelope. Empty strings, `undefined` and `null` count as absent. ' +
        'Nested form fields use brackets: `parameters[0][value]`, `key[]`.',
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

/** JSON Schema of the input. */
export const inputSchema = ({ input }: Endpoint) => schemaOf(input, 'input')

/** JSON Schema of a successful response, including the envelope. */
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
  const { $schema: _, ...schema } = z.toJSONSchema(type, { io, unrepresentable: 'any', override: defaultText })
  return schema as Schema
}

/** Adds the default to an input schema, which omits it otherwise. */
function defaultText({ zodSchema: { _zod }, jsonSchema }: { zodSchema: z.core.$ZodTypes; jsonSchema: Schema }) {
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
    description: fileText(rule),
  }
  return rule.many ? { type: 'array', items: file } : file
}

/** Description of an upload field. */
export const fileText = ({ maxKilobytes, types }: FileRule) =>
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
