import { expect, test } from 'vitest'
import { pushed, squareOf, WHOLE } from './crop.ts'

const wide = { width: 400, height: 200 }

test.each([
  [WHOLE, { left: 100, top: 0, side: 200 }],
  [
    { ...WHOLE, zoom: 2 },
    { left: 150, top: 50, side: 100 },
  ],
  [
    { ...WHOLE, x: 0 },
    { left: 0, top: 0, side: 200 },
  ],
  [
    { ...WHOLE, x: 5 },
    { left: 200, top: 0, side: 200 },
  ],
])('%j of a wide image is %j', (crop, square) => {
  expect(squareOf(wide, crop)).toEqual(square)
})

test('a drag moves the square in the opposite direction and stops at the edge', () => {
  expect(squareOf(wide, pushed(wide, WHOLE, 0.25, 0))).toMatchObject({ left: 50 })
  const far = pushed(wide, WHOLE, -9, 9)
  expect(squareOf(wide, far)).toMatchObject({ left: 200, top: 0 })
  expect(squareOf(wide, pushed(wide, far, 0.25, 0))).toMatchObject({ left: 150 })
})
