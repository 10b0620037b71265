import { expect, test } from 'vitest'
import { texts as ar } from './ar.ts'
import { texts as en } from './en.ts'
import { texts as es } from './es.ts'
import { texts as fr } from './fr.ts'
import { texts as hi } from './hi.ts'

// The schedule is the response of the call `mortgage-calculator`.
test.each([
  ['en', en, 'server'],
  ['es', es, 'servidor'],
  ['fr', fr, 'serveur'],
  ['ar', ar, 'خادم'],
  ['hi', hi, 'सर्वर'],
])('the mortgage page says in %s that the server calculates the schedule', (_language, texts, server) => {
  expect(texts['mortgage.text']).toContain(server)
})
