import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createTtlCache } from './ttl-cache.ts'

const counter = () => {
  let runs = 0
  return { find: async () => ++runs }
}

test('concurrent lookups share one result until the TTL expires', async () => {
  const [owner, { find }] = [{}, counter()]
  const memory = createTtlCache<object, number>({ seconds: 0.05, most: 10 })
  expect(await Promise.all([memory(owner, 'a', find), memory(owner, 'a', find)])).toEqual([1, 1])
  expect(await memory(owner, 'b', find)).toBe(2)
  await sleep(60)
  expect(await memory(owner, 'a', find)).toBe(3)
})

test('owners have separate entries, and an insufficient entry is looked up again', async () => {
  const [owner, other, { find }] = [{}, {}, counter()]
  const memory = createTtlCache<object, number>({ seconds: 5, most: 10 })
  expect([await memory(owner, 'a', find), await memory(other, 'a', find)]).toEqual([1, 2])
  expect(await memory(owner, 'a', find, (answer) => answer > 1)).toBe(3)
  expect(await memory(owner, 'a', find)).toBe(3)
})

test('failures are not cached, and the number of entries is limited', async () => {
  const [owner, { find }] = [{}, counter()]
  const memory = createTtlCache<object, number>({ seconds: 5, most: 2 })
  await expect(memory(owner, 'a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await memory(owner, 'a', find)).toBe(1)
  await memory(owner, 'b', find)
  await memory(owner, 'c', find)
  expect(await memory(owner, 'a', find)).toBe(4)
})
