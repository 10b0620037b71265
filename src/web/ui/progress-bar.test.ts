import { expect, test } from 'vitest'
import { proves } from '#test/conformance/proves.ts'
import { PROGRESS } from './progress-bar.tsx'

test('the progress bar has the minimum, speed and trickle of every client', () => {
  proves('9.21')
  expect(PROGRESS).toMatchObject({ minimum: 0.08, speed: 200, trickle: true, trickleRate: 0.02, trickleSpeed: 800 })
})
