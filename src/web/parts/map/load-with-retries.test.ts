import { expect, test } from 'vitest'
import { proves } from '#test/conformance/proves.ts'
import { loadWithRetries } from './load-with-retries.ts'

/** Fails this many times, then returns the number of attempts. */
function failing(times: number) {
  let attempts = 0
  const load = async () => {
    attempts++
    if (attempts <= times) throw new Error(`attempt ${attempts}`)
    return attempts
  }
  return { load, attempts: () => attempts }
}

test.each([0, 1, 3])('code that fails %d times is loaded', async (times) => {
  proves('9.23')
  expect(await loadWithRetries(failing(times).load, 1)).toBe(times + 1)
})

test('code that fails four times is given up after three retries, with the last error', async () => {
  proves('9.23')
  const { load, attempts } = failing(4)
  await expect(loadWithRetries(load, 1)).rejects.toThrow('attempt 4')
  expect(attempts()).toBe(4)
})
