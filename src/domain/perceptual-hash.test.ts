import { expect, test } from 'vitest'
import { isSamePhoto, PRINT_SIDE, perceptualHash } from './perceptual-hash.ts'

/** Generated test image of soft shapes, cropped to a frame and brightened or darkened. */
const picture = (seed: number, [left = 0, top = 0, right = 1, bottom = 1]: readonly number[] = [], light = 1) =>
  Uint8Array.from({ length: PRINT_SIDE * PRINT_SIDE }, (_, at) => {
    const x = left + ((at % PRINT_SIDE) / PRINT_SIDE) * (right - left)
    const y = top + (Math.floor(at / PRINT_SIDE) / PRINT_SIDE) * (bottom - top)
    return (
      light * (100 + 50 * Math.sin(seed + 5 * x) * Math.cos(seed * 2 + 4 * y) + 40 * Math.sin(seed * 3 + 9 * x * y))
    )
  })

const thumbOf = (grey: Uint8Array) => perceptualHash(grey)!.thumb

test('a cropped or brightened photo matches its original, in either direction', () => {
  const whole = thumbOf(picture(1))
  for (const frame of [
    [0, 0, 1, 1],
    [0.1, 0, 1, 1],
    [0, 0.08, 0.92, 1],
    [0.05, 0.05, 0.95, 0.95],
  ])
    for (const light of [1, 1.15, 0.7]) {
      const copy = thumbOf(picture(1, frame, light))
      expect(isSamePhoto(whole, copy)).toBe(true)
      expect(isSamePhoto(copy, whole)).toBe(true)
    }
})

test('different photos do not match', () => {
  for (let seed = 2; seed < 12; seed++) expect(isSamePhoto(thumbOf(picture(1)), thumbOf(picture(seed)))).toBe(false)
})

test('a photo with almost no detail has no hash', () => {
  expect(perceptualHash(new Uint8Array(PRINT_SIDE * PRINT_SIDE).fill(200))).toBeNull()
})
