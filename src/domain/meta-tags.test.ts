import fc from 'fast-check'
import { expect, test } from 'vitest'
import { proves } from '#test/conformance/proves.ts'
import { clipText, keywordsOf, metaProblems } from './meta-tags.ts'

const letters = (count: number) => 'a'.repeat(count)
const phrases = (count: number) => Array.from({ length: count }, (_, i) => `phrase ${i}`).join(', ')

test.each([
  [{}, []],
  [{ title: letters(60), description: letters(50), keywords: phrases(10) }, []],
  [{ title: letters(61) }, ['title-long']],
  [{ title: '家'.repeat(60) }, []],
  [{ description: letters(49) }, ['description-short']],
  [{ description: '   ' }, []],
  [{ description: letters(160) }, []],
  [{ description: letters(161) }, ['description-long']],
  [{ keywords: phrases(11) }, ['keywords-many']],
  [{ keywords: `${phrases(10)}, , ` }, []],
])('the meta tags %j have the problems %j', (tags, problems) => {
  proves('5.3', '5.4', '5.5')
  expect(metaProblems(tags)).toEqual(problems)
})

test('keywords are the trimmed phrases between commas', () => {
  expect(keywordsOf(' sea view, , garden ,')).toEqual(['sea view', 'garden'])
  expect(keywordsOf(null)).toEqual([])
})

test.each([
  ['A quiet house', 20, 'A quiet house'],
  ['A quiet house by the sea', 16, 'A quiet house…'],
  ['A  quiet\nhouse', 20, 'A quiet house'],
  ['Donaudampfschifffahrt', 8, 'Donauda…'],
  ['Two rooms, one garden', 11, 'Two rooms…'],
])('%j clipped to %i characters is %j', (text, most, clipped) => {
  expect(clipText(text, most)).toBe(clipped)
})

test('clipped text never exceeds the limit', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 2, max: 80 }), (text, most) => {
      expect([...clipText(text, most)].length).toBeLessThanOrEqual(most)
    }),
  )
})
