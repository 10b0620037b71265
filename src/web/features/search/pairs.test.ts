import { expect, test } from 'vitest'
import { answersTo, boundsOf, nearnessOf, withAnswers, withBounds, withNearness } from './pairs.ts'

const P = ['12~Furnished', '15~3..7', '12~Partly', '16~..4']

test('values of one attribute are found and replaced, the others stay', () => {
  expect(answersTo(P, 12)).toEqual(['Furnished', 'Partly'])
  expect(answersTo(undefined, 12)).toEqual([])
  expect(withAnswers(P, 12, ['None'])).toEqual(['15~3..7', '16~..4', '12~None'])
  expect(withAnswers(['12~a'], 12, [])).toBeUndefined()
})

test('bounds are found and replaced, and either may be open', () => {
  expect(boundsOf(P, 15)).toEqual({ least: 3, most: 7 })
  expect(boundsOf(P, 16)).toEqual({ most: 4 })
  expect(boundsOf(P, 99)).toEqual({})
  expect(withBounds(['15~3..7'], 15, 5, undefined)).toEqual(['15~5..'])
  expect(withBounds(['15~3..7'], 15, undefined, 2)).toEqual(['15~..2'])
  expect(withBounds(['15~3..7'], 15, undefined, undefined)).toBeUndefined()
})

test('the distance of a facility is found and replaced', () => {
  expect(nearnessOf(['4~1.5', '9'], 4)).toBe('4~1.5')
  expect(nearnessOf(['4~1.5', '9'], 9)).toBe('9')
  expect(nearnessOf(undefined, 9)).toBe('')
  expect(withNearness(['4~1.5', '9'], 4, '4')).toEqual(['9', '4'])
  expect(withNearness(['9'], 9, '')).toBeUndefined()
})
