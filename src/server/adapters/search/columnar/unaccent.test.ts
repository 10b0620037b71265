import { expect, test } from 'vitest'
import { unaccented } from '#domain/unaccent.ts'
import { testDatabase } from '#test/support/database.ts'

const db = await testDatabase()

test('every letter is written as the database writes it', async () => {
  const rows = await db<{ letter: string; plain: string }[]>`
    select chr(n) as letter, plain_text(chr(n)) as plain from generate_series(32, 55295) n where chr(n) ~ '[[:alnum:]]'`
  expect(rows.length).toBeGreaterThan(1000)
  const differing = rows.filter(({ letter, plain }) => unaccented(letter) !== plain)
  expect(differing.map(({ letter, plain }) => `${letter} ${plain} ${unaccented(letter)}`)).toEqual([])
})
