import { expect, test } from 'vitest'
import { panoramaView } from './panorama-view.ts'

test.each([
  ['2:1 is the whole sphere', 4096, 2048, { horizontal: 360, vertical: 180 }],
  ['a pixel off 2:1 is the whole sphere', 4096, 2047, { horizontal: 360, vertical: 180 }],
  ['6:1 is a full turn of 60 degrees height', 6000, 1000, { horizontal: 360, vertical: 60 }],
  ['3:2 is a window', 3000, 2000, { horizontal: 135, vertical: 90 }],
  ['a square is a window', 1000, 1000, { horizontal: 90, vertical: 90 }],
])('%s', (_what, width, height, view) => {
  expect(panoramaView(width, height)).toEqual(view)
})
