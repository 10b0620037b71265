import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { builtTexts } from './built.ts'
import { memoryTexts } from './memory.ts'

const folder = await mkdtemp(join(tmpdir(), 'lintel-texts-'))
afterAll(() => rm(folder, { recursive: true }))
await writeFile(join(folder, 'es.json'), JSON.stringify({ 'app.skip': 'Saltar' }))
await writeFile(join(folder, 'secret'), '{}')

describe.each([
  ['built', builtTexts(folder)],
  ['memory', memoryTexts({ es: { 'app.skip': 'Saltar' } })],
])('%s texts', (_name, texts) => {
  test('are found by language', async () => {
    expect(await texts.shipped('es')).toEqual({ 'app.skip': 'Saltar' })
    expect(await texts.shipped('es')).toEqual({ 'app.skip': 'Saltar' })
  })

  test.each(['de', '../secret', 'es.json', '', '__proto__', 'es/../es'])(
    '%j is not a language of the site',
    async (code) => {
      expect(await texts.shipped(code)).toBeNull()
    },
  )
})

test('a language built later is found without a restart', async () => {
  const texts = builtTexts(folder)
  expect(await texts.shipped('fr')).toBeNull()
  await writeFile(join(folder, 'fr.json'), '{"app.skip":"Aller"}')
  expect(await texts.shipped('fr')).toEqual({ 'app.skip': 'Aller' })
})
