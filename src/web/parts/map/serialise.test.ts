import { expect, test } from 'vitest'
import { serialise } from './serialise.ts'

test('turns run in order, with other tasks in between', async () => {
  const turns = serialise()
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

test('a turn requested after a pause runs too', async () => {
  const turns = serialise()
  await turns.next()
  await new Promise((resolve) => setTimeout(resolve, 5))
  await turns.next()
})
