import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { remember } from './remember.ts'

const counter = () => {
  let runs = 0
  return { find: async () => ++runs }
}

test('an answer is found once for all who ask within its time, and anew afterwards', async () => {
  const [owner, { find }] = [{}, counter()]
  const memory = remember<object, number>({ seconds: 0.05, most: 10 })
  expect(await Promise.all([memory(owner, 'a', find), memory(owner, 'a', find)])).toEqual([1, 1])
  expect(await memory(owner, 'b', find)).toBe(2)
  await sleep(60)
  expect(await memory(owner, 'a', find)).toBe(3)
})

test('owners do not share, and what is not good enough is found anew', async () => {
  const [owner, other, { find }] = [{}, {}, counter()]
  const memory = remember<object, number>({ seconds: 5, most: 10 })
  expect([await memory(owner, 'a', find), await memory(other, 'a', find)]).toEqual([1, 2])
  expect(await memory(owner, 'a', find, (answer) => answer > 1)).toBe(3)
  expect(await memory(owner, 'a', find)).toBe(3)
})

test('a failure is not remembered, and no more than so many answers are', async () => {
  const [owner, { find }] = [{}, counter()]
  const memory = remember<object, number>({ seconds: 5, most: 2 })
  await expect(memory(owner, 'a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await memory(owner, 'a', find)).toBe(1)
  await memory(owner, 'b', find)
  await memory(owner, 'c', find)
  expect(await memory(owner, 'a', find)).toBe(4)
})
