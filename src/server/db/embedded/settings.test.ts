import { expect, test } from 'vitest'
import { fittingCache, serverArguments } from './settings.ts'

const GB = 2 ** 30

test.each([
  [0.5 * GB, 128],
  [2 * GB, 256],
  [8 * GB, 1024],
  [64 * GB, 4096],
])('of %d bytes of memory %d MB are used for shared_buffers', (bytes, megabytes) => {
  expect(fittingCache(bytes)).toBe(megabytes)
})

test('only a non-durable database skips fsync and prewarming', () => {
  expect(serverArguments('/c', 1, true, 256)).toEqual(
    expect.arrayContaining(['shared_buffers=256MB', 'shared_preload_libraries=pg_prewarm']),
  )
  expect(serverArguments('/c', 1, true, 256)).not.toContain('fsync=off')
  expect(serverArguments('/c', 1, false, 256)).toEqual(
    expect.arrayContaining(['fsync=off', 'shared_preload_libraries=']),
  )
})
