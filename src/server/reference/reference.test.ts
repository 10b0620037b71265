import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { read, write } from '#contract/endpoint.ts'
import { features } from '#contract/index.ts'
import { doorContract } from '#test/support/trial-server.ts'
import { describeCalls } from './calls.ts'
import { type Features, openApi } from './openapi.ts'
import { referencePage } from './page.ts'
import { apiDocs } from './write.ts'

const Schema = z.looseObject({})
const Content = z.record(z.string().regex(/^\w+\/[\w.+-]+$/), z.strictObject({ schema: Schema }))
const Reference = z.strictObject({ $ref: z.string().startsWith('#/components/') })
const Response = z.strictObject({
  description: z.string().min(1),
  headers: z.record(z.string(), z.strictObject({ description: z.string(), schema: Schema })).optional(),
  content: Content.optional(),
})
const Operation = z.strictObject({
  operationId: z.string().regex(/^[a-zA-Z]\w*$/),
  tags: z.array(z.string()).length(1),
  summary: z.string().min(10),
  security: z.array(z.record(z.literal('token'), z.array(z.never())).or(z.strictObject({}))),
  parameters: z
    .array(z.strictObject({ name: z.string(), in: z.literal('query'), required: z.boolean(), schema: Schema }))
    .optional(),
  requestBody: z.strictObject({ required: z.boolean(), content: Content }).optional(),
  responses: z.record(z.string().regex(/^[2345]\d\d$/), z.union([Response, Reference])),
})
const OpenApiDocument = z.strictObject({
  openapi: z.string().regex(/^3\.1\.\d$/),
  info: z.strictObject({
    title: z.string(),
    version: z.string(),
    summary: z.string(),
    description: z.string(),
    license: z.strictObject({ name: z.string(), identifier: z.string() }),
  }),
  servers: z.array(z.strictObject({ url: z.literal('/api') })),
  tags: z.array(z.strictObject({ name: z.string() })),
  paths: z.record(
    z.string().regex(/^\/[\w/-]+$/),
    z.strictObject({ get: Operation.optional(), post: Operation.optional(), delete: Operation.optional() }),
  ),
  components: z.strictObject({
    securitySchemes: z.record(z.string(), Schema),
    schemas: z.record(z.string(), Schema),
    responses: z.record(z.string(), Response),
  }),
})

const documents = { product: openApi(features), 'every kind of call': openApi({ door: doorContract } as Features) }

test.each(Object.entries(documents))('the document of %s has the structure of OpenAPI 3.1', (_name, document) => {
  OpenApiDocument.parse(document)
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path)) as z.infer<typeof Operation>[]
  const ids = operations.map(({ operationId }) => operationId)
  expect(new Set(ids).size).toBe(ids.length)
  const tags = document.tags.map(({ name }) => name)
  for (const operation of operations) {
    expect(tags).toContain(operation.tags[0])
    const names = operation.parameters?.map(({ name }) => name) ?? []
    expect(new Set(names).size).toBe(names.length)
    expect(operation.responses).toHaveProperty('200')
  }
})

test.each(Object.entries(documents))('every $ref in the document of %s resolves', (_name, document) => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path]) => path!)
  expect(references.length).toBeGreaterThan(0)
  for (const path of references)
    expect(
      path.split('/').reduce((node, step) => (node as Record<string, unknown>)?.[step], document as unknown),
    ).toBeDefined()
})

test('every schema of the document is a valid JSON Schema', () => {
  for (const path of Object.values(documents.product.paths))
    for (const { responses } of Object.values(path) as { responses: Record<string, unknown> }[]) {
      const [answer] = Object.values(Response.parse(responses['200']).content!)
      const schema = JSON.parse(JSON.stringify(answer!.schema).replaceAll('#/components/schemas/', '#/$defs/'))
      expect(z.fromJSONSchema({ ...schema, $defs: documents.product.components.schemas })).toBeDefined()
    }
})

test('a GET has parameters, a form has files, and calls that need a token declare it', () => {
  const upload = write('POST upload-photo', {
    access: 'member',
    summary: 'Takes a photo.',
    input: z.object({ title: z.string() }),
    output: z.null(),
    files: { photo: { maxKilobytes: 10, types: ['png'] }, gallery: { maxKilobytes: 10, types: ['png'], many: true } },
  })
  const find = read('GET find-photo', {
    access: 'anyone',
    summary: 'Finds a photo.',
    input: z.object({ id: z.int(), size: z.int().default(10) }),
    output: z.object({ id: z.int() }),
    aliases: ['GET find_photo'],
  })
  const { paths } = openApi({ photos: { upload, find } } as Features)
  expect(paths['/upload-photo']!.post).toMatchObject({
    security: [{ token: [] }],
    requestBody: {
      required: true,
      content: {
        'multipart/form-data': {
          schema: { properties: { photo: { type: 'string' }, gallery: { type: 'array' } }, required: ['title'] },
        },
      },
    },
    responses: { '401': {}, '415': {} },
  })
  expect(paths['/find-photo']!.get).toMatchObject({
    operationId: 'find',
    parameters: [
      { name: 'id', in: 'query', required: true },
      { name: 'size', in: 'query', required: false },
    ],
  })
  expect(paths['/find_photo']!.get).toMatchObject({ operationId: 'findAs2' })
})

test('the page has an anchor per call, no script and no unescaped text', () => {
  const page = referencePage(describeCalls(features))
  for (const calls of Object.values(features))
    for (const name of Object.keys(calls)) expect(page).toContain(`id="${name}"`)
  expect(page).not.toMatch(/<script|https?:\/\/|<link|onload=/)
  const odd = read('GET odd', { access: 'anyone', summary: '<b>&"', input: z.object({}), output: z.null() })
  expect(referencePage(describeCalls({ odd: { odd } } as Features))).toContain('&lt;b&gt;&amp;&quot;')
})

test.each(Object.entries(apiDocs()))('docs/%s matches the contract', async (name, text) => {
  const file = join(import.meta.dirname, '../../../docs', name)
  const isFresh = (await readFile(file, 'utf8')) === text
  expect(isFresh, `docs/${name} is older than the contract: run npm run api-docs`).toBe(true)
})
