import { expect, test } from 'vitest'
import { boxOfFrame, grown, readBox, writeBox } from './box.ts'

test.each([
  ['a town', { south: 41.123456, west: -8.7, north: 41.2, east: -8.5 }, 12, '41.1235,-8.7,41.2,-8.5'],
  ['across the date line', { south: -20, west: 170, north: -10, east: 190 }, 6, '-20,170,-10,-170'],
  ['in another copy of the world', { south: 0, west: 350, north: 10, east: 365 }, 6, '0,-10,10,5'],
  ['the whole world', { south: -89, west: -250, north: 89, east: 250 }, 2, '-85,-180,85,180'],
])('%s is written in the format of the search calls', (_name, box, zoom, text) => {
  expect(writeBox(boxOfFrame({ box, zoom }))).toBe(text)
})

test.each(['', '1,2,3', '1,2,3,x', '5,0,1,0'])('"%s" is not a box', (text) => {
  expect(readBox(text)).toBe(null)
})

test('a written box is parsed again', () => {
  const box = { south: -20, west: 170, north: -10, east: -170 }
  expect(readBox(writeBox(box))).toEqual(box)
})

test('a box grows and shrinks by a share, and a single point becomes a neighbourhood', () => {
  expect(grown({ south: 0, west: 0, north: 10, east: 20 }, 0.1)).toEqual({ south: -1, west: -2, north: 11, east: 22 })
  expect(grown({ south: 0, west: 0, north: 10, east: 20 }, -0.1)).toEqual({ south: 1, west: 2, north: 9, east: 18 })
  expect(grown({ south: 5, west: 5, north: 5, east: 5 }, 0.1, 1)).toEqual({
    south: 4.5,
    west: 4.5,
    north: 5.5,
    east: 5.5,
  })
  expect(grown({ south: 0, west: 175, north: 10, east: -175 }, 1)).toEqual({
    south: -10,
    west: 165,
    north: 20,
    east: -165,
  })
})
