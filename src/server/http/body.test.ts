import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { write } from '#contract/endpoint.ts'
import type { Handler } from '#server/context.ts'
import { handlerTable } from '#server/dispatch.ts'
import { testDatabase } from '#test/support/database.ts'
import { testServices } from '#test/support/services.ts'
import { mount } from './api-routes.ts'
import { createServer } from './server.ts'

const post = write('POST post-home', {
  access: 'anyone',
  summary: 'Takes a home with its files.',
  input: z.object({ title: z.string(), plans: z.optional(z.array(z.object({ title: z.optional(z.string()) }))) }),
  output: z.unknown(),
  files: {
    title_image: { maxKilobytes: 10, types: ['png'] },
    gallery_images: { maxKilobytes: 10, types: ['png'], many: true },
    'plans[][document]': { maxKilobytes: 10, types: ['png'], many: true },
  },
})
const services = testServices(await testDatabase())
const handler: Handler<typeof post> = async ({ files }, input) => {
  if (input.title === 'fail') throw new Error('a defect')
  const stored = await Promise.all([...files.values()].flat().map(({ key }) => services.storage.stat(key)))
  return {
    input,
    files: Object.fromEntries([...files].map(([place, list]) => [place, list.length])),
    stored: stored.length,
  }
}
const app = await createServer(services)
await mount(app, { services, contract: { post }, handlerOf: handlerTable({ post }, { post: handler }), limiter: null })

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=',
  'base64',
)
const picture = () => new Blob([PNG], { type: 'image/png' })

async function send(parts: [string, string | Blob][]) {
  const form = new FormData()
  for (const [name, value] of parts) form.append(name, value as string)
  return app.inject({ method: 'POST', url: '/api/post-home', payload: form })
}

async function temporaryFiles() {
  const keys: string[] = []
  for await (const { key } of services.storage.list('temp/')) keys.push(key)
  return keys
}

test('files are keyed by their position in the input, and deleted when the call ends', async () => {
  const answer = await send([
    ['title', 'Sea Villa'],
    ['title_image', picture()],
    ['gallery_images[0]', picture()],
    ['gallery_images[1]', picture()],
    ['plans[3][title]', 'Ground floor'],
    ['plans[5][title]', 'First floor'],
    ['plans[5][document]', picture()],
  ])
  expect(answer.json().data).toEqual({
    input: { title: 'Sea Villa', plans: [{ title: 'Ground floor' }, { title: 'First floor' }] },
    files: { title_image: 1, gallery_images: 2, 'plans.1.document': 1 },
    stored: 4,
  })
  expect(await temporaryFiles()).toEqual([])
})

test.each([
  [
    'a defect',
    [
      ['title', 'fail'],
      ['title_image', picture()],
    ],
    500,
  ],
  ['input that is refused', [['title_image', picture()]], 400],
  [
    'a file of another kind',
    [
      ['title', 'x'],
      ['title_image', new Blob(['<svg/>'])],
    ],
    400,
  ],
] as [string, [string, string | Blob][], number][])('%s leaves no temporary file', async (_what, parts, status) => {
  expect((await send(parts)).statusCode).toBe(status)
  expect(await temporaryFiles()).toEqual([])
})

test('a text field cannot impersonate a file', async () => {
  const answer = await send([
    ['title', 'x'],
    ['title_image', '{"key":"images/secret","bytes":1}'],
  ])
  expect(answer.json().data.files).toEqual({})
})
