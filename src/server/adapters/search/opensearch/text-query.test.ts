import { expect, test } from 'vitest'
import { one } from '#server/db/sql.ts'
import { testDatabase } from '#test/support/database.ts'
import { parseTextQuery } from './text-query.ts'

const db = await testDatabase()
const word = (text: string) => ({ word: text })

test.each([
  ['sea', word('sea')],
  ['sea view', { every: [word('sea'), word('view')] }],
  ['sea or view -pool', { some: [word('sea'), { every: [word('view'), { not: word('pool') }] }] }],
  ['"sea view" flat', { every: [{ phrase: "'sea' <-> 'view'" }, word('flat')] }],
  ['"sea of green"', { phrase: "'sea' <-> 'of' <-> 'green'" }],
  ['-"sea view"', { not: { phrase: "'sea' <-> 'view'" } }],
  ["o'neil", { phrase: "'o' <-> 'neil'" }],
  ['!!!', null],
  ['', null],
])('%o as the database writes it is read as the same query', async (text, expected) => {
  const { query } = await one(db<{ query: string }[]>`select websearch_to_tsquery('simple', ${text})::text as query`)
  expect(parseTextQuery(query)).toEqual(expected)
})

test('a quotation mark or a backslash inside a word is part of the word', () => {
  expect(parseTextQuery(String.raw`'o''neil' & 'c\\d'`)).toEqual({ every: [word("o'neil"), word(String.raw`c\d`)] })
})
