import { expect, test } from 'vitest'
import { takeTurns } from './take-turns.ts'

test('turns come in order, and other work gets in between them', async () => {
  const turns = takeTurns()
  const heard: string[] = []
  const other = () => setImmediate(() => heard.push('other'))
  other()
  await Promise.all(
    ['first', 'second', 'third'].map(async (name) => {
      await turns.next()
      heard.push(name)
      other()
    }),
  )
  expect(heard.filter((name) => name !== 'other')).toEqual(['first', 'second', 'third'])
  expect(heard.indexOf('other')).toBeLessThan(heard.indexOf('third'))
})

test('a turn after a pause comes as well', async () => {
  const turns = takeTurns()
  await turns.next()
  await new Promise((resolve) => setTimeout(resolve, 5))
  await turns.next()
})
