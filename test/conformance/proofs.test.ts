import { expect, test } from 'vitest'
import { proofsIn } from './proofs.ts'

// The calls are spelled CALL so that the scan of this file does not count them.

test('proofsIn assigns a call to the test whose title precedes it', () => {
  const source = `
test('first', () => { CALL('1.1') })
test.each<[number]>([[1], [2]])('second %i', () => { CALL('1.2', '1.3') })
it("it's the third", async () => { CALL(
  '2.1',
) })
`.replaceAll('CALL', 'proves')
  expect(proofsIn(source)).toEqual([
    { id: '1.1', test: 'first' },
    { id: '1.2', test: 'second %i' },
    { id: '1.3', test: 'second %i' },
    { id: '2.1', test: "it's the third" },
  ])
})

test('proofsIn names the groups that hold a test, and no group that ended before it', () => {
  const source = `
describe('a group', () => {
  describe('within', () => {
    test('inner', () => { CALL('1.1') })
  })
  test('outer', () => { CALL('1.2') })
})
test('alone', () => { CALL('1.3') })
`.replaceAll('CALL', 'proves')
  expect(proofsIn(source).map(({ test }) => test)).toEqual(['a group › within › inner', 'a group › outer', 'alone'])
})

test('proofsIn ignores a call outside a test', () => {
  expect(proofsIn("const proof = () => CALL('1.1')".replace('CALL', 'proves'))).toEqual([])
})
