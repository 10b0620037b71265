import { expect, test } from 'vitest'
import { addressKey, memoryLimiter } from './limits.ts'

function limiterAt() {
  const clock = { now: 1_000_000 }
  const limiter = memoryLimiter({ readsPerMinute: 10, writesPerMinute: 2, pagesPerMinute: 3 }, () => clock.now)
  const takeMany = (count: number, caller = 'a') => Array.from({ length: count }, () => limiter.take(caller, 'read'))
  return { clock, limiter, takeMany }
}

test('ten reads pass, and the eleventh returns the seconds to wait', () => {
  const { takeMany, clock } = limiterAt()
  expect(takeMany(10)).toEqual(Array(10).fill(0))
  clock.now += 15_000
  expect(takeMany(1)).toEqual([45])
})

test('callers, reads, writes and pages are counted separately', () => {
  const { limiter, takeMany } = limiterAt()
  takeMany(10)
  expect(limiter.take('b', 'read')).toBe(0)
  expect([1, 2, 3].map(() => limiter.take('a', 'write'))).toEqual([0, 0, 60])
  expect([1, 2, 3, 4].map(() => limiter.take('a', 'page'))).toEqual([0, 0, 0, 60])
})

test('a minute boundary does not double the allowance', () => {
  const { takeMany, clock } = limiterAt()
  clock.now += 59_000
  takeMany(10)
  clock.now += 2_000
  expect(takeMany(5).filter((wait) => wait === 0)).toEqual([])
  clock.now += 29_000
  expect(takeMany(10).filter((wait) => wait === 0).length).toBe(5)
})

test('after two minutes without requests all counts are cleared', () => {
  const { takeMany, clock } = limiterAt()
  takeMany(10)
  clock.now += 130_000
  expect(takeMany(10)).toEqual(Array(10).fill(0))
})

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '::ffff:203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('the address %s is counted as %s', (ip, key) => {
  expect(addressKey(ip)).toBe(key)
})
