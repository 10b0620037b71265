import { beforeAll, expect, test } from 'vitest'
import { lending } from '#server/db/lending.ts'
import { testDatabase } from '#test/support/database.ts'
import { wordsOf } from './words.ts'

const db = await testDatabase()
const sql = { asked: new Set<string>(), kept: new Set<string>(), ...lending(() => db, 1) }
const read = (text: string) => wordsOf(sql, text)

beforeAll(async () => {
  await db`
    insert into lexeme (word, documents)
    values ('room', 9000), ('1', 4000), ('house', 5000), ('houses', 30), ('flat', 6000), ('flats', 5000), ('orchard', 70), ('o''neil', 20)`
  await db`insert into lexeme (word, documents) select 'x' || n, 10 from generate_series(1, 200) n`
  await db`insert into common_words (word, bit) values ('room', 0), ('1', 1), ('house', 2), ('flat', 3), ('x1', 4)`
})

const room = { bits: [0], others: null, lexeme: "'room':*", documents: 9000 }
const one = { bits: [1], others: null, lexeme: "'1'", documents: 4000 }

test.each([
  ['1-room', { common: [one, room], rare: null, documents: null }],
  ['1-room ', { common: [one, { ...room, lexeme: "'room'" }], rare: null }],
  ['orchard room', { common: [room], rare: "'orchard'", documents: 70 }],
  ['room orchard', { common: [{ ...room, lexeme: "'room'" }], rare: "'orchard':*", documents: 70 }],
  ['hous', { common: [{ bits: [2], others: "'houses'", lexeme: "'hous':*", documents: 5030 }], rare: null }],
  ['houses', { common: [], rare: "'houses':*", documents: 30 }],
])('%o is asked of each home where it is common, and looked up where it is rare', async (text, expected) => {
  expect(await read(text)).toMatchObject({ corrected: null, ...expected })
})

test.each([
  ['flat', 'too many homes have a word that begins so and is not common', "'flat':*", 11_000],
  ['x', 'too many words begin so', "'x':*", null],
  ['room or house', 'one of them is enough', "'room' | 'house':*", null],
  ['room -house', 'one of them must not be there', "'room' & !'house'", null],
  ['"room house"', 'they have to stand side by side', "'room' <-> 'house'", 5000],
])('%o is looked up, since %s', async (text, _reason, rare, documents) => {
  expect(await read(text)).toEqual({ corrected: null, common: [], rare, documents })
})

test('a typing error is mended into a common word, and a word that nobody knows finds nothing', async () => {
  expect(await read('housse room')).toMatchObject({
    corrected: 'house room',
    common: [{ bits: [2], lexeme: "'house'" }, { bits: [0] }],
    rare: null,
  })
  expect(await read('qqqqqqq')).toEqual({ corrected: null, common: [], rare: "'qqqqqqq':*", documents: 0 })
  expect(await read('%_&|')).toEqual({ corrected: null, common: [], rare: '', documents: null })
  expect(await read("o'neil house")).toMatchObject({ common: [{ bits: [2] }] })
})
