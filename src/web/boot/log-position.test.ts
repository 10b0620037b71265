import { afterEach, expect, test, vi } from 'vitest'
import { proves } from '#test/conformance/proves.ts'
import { logPosition } from './log-position.ts'

afterEach(() => vi.unstubAllGlobals())

test('a failed position request at start is only logged, and a page load makes one request', () => {
  proves('1.18', '8.24')
  const info = vi.fn()
  vi.stubGlobal('console', { info })
  const getCurrentPosition = vi.fn((_done: unknown, failed: (error: { message: string }) => void) =>
    failed({ message: 'User denied Geolocation' }),
  )
  logPosition(undefined)
  expect(info).not.toHaveBeenCalled()
  for (let times = 0; times < 2; times++) logPosition({ getCurrentPosition } as unknown as Geolocation)
  expect(info.mock.calls).toEqual([['Position:', 'User denied Geolocation']])
  expect(getCurrentPosition).toHaveBeenCalledTimes(1)
})
