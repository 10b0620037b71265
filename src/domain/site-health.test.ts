import { expect, test } from 'vitest'
import { changeInPercent, databaseState, diskState, mailState, queueState } from './site-health.ts'

const GB = 1024 ** 3

test.each([
  [queueState(0, 0), 'good'],
  [queueState(299, 0), 'good'],
  [queueState(300, 0), 'warn'],
  [queueState(3600, 0), 'bad'],
  [queueState(0, 1), 'warn'],
  [queueState(3600, 1), 'bad'],
  [mailState(899, 0), 'good'],
  [mailState(900, 0), 'warn'],
  [mailState(7200, 3), 'bad'],
  [mailState(0, 3), 'warn'],
  [databaseState(99), 'good'],
  [databaseState(100), 'warn'],
  [databaseState(1000), 'bad'],
  [diskState(50 * GB, 100 * GB), 'good'],
  [diskState(9 * GB, 100 * GB), 'warn'],
  [diskState(4 * GB, 8 * GB), 'warn'],
  [diskState(0.9 * GB, 8 * GB), 'bad'],
  [diskState(10 * GB, 1000 * GB), 'bad'],
])('health case %# is %s', (state, expected) => {
  expect(state).toBe(expected)
})

test.each([
  [150, 100, 50],
  [50, 100, -50],
  [0, 100, -100],
  [5, 0, null],
  [0, 0, null],
])('%i after %i is a change of %s %%', (now, before, change) => {
  expect(changeInPercent(now, before)).toBe(change)
})
