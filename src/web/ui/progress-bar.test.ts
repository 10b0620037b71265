import { expect, test } from 'vitest'
import { proves } from '#test/conformance/proves.ts'
import { PROGRESS, trickled } from './progress-bar.tsx'

test('the progress bar has the minimum, speed and trickle of every client', () => {
  proves('9.21')
  expect(PROGRESS).toEqual({ minimum: 0.08, speed: 200, trickleRate: 0.02, trickleSpeed: 800 })
})

test('the progress bar grows by at most its rate and is not full before the end', () => {
  let share = PROGRESS.minimum
  for (let step = 0; step < 1000; step++) {
    const next = trickled(share)
    expect(next - share).toBeGreaterThanOrEqual(0)
    expect(next - share).toBeLessThanOrEqual(PROGRESS.trickleRate)
    share = next
  }
  expect(share).toBe(0.994)
})
