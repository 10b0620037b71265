import { expect, test } from 'vitest'
import { clockOf, peaksOf } from './peaks.ts'

test('each segment has the height of its peak in either direction, relative to the loudest', () => {
  expect(peaksOf(new Float32Array([0, 0.25, -0.5, 0, 0.125, 0]), 3)).toEqual([0.5, 1, 0.25])
})

test.each([
  [new Float32Array(0), [0, 0]],
  [new Float32Array([0, 0, 0, 0]), [0, 0]],
  [new Float32Array([1]), [1, 0]],
])('silence and very short recordings have a waveform too', (samples, peaks) => {
  expect(peaksOf(samples, 2)).toEqual(peaks)
})

test.each([
  [0, '0:00'],
  [9.9, '0:09'],
  [65, '1:05'],
])('%d seconds are %s', (seconds, text) => {
  expect(clockOf(seconds)).toBe(text)
})
