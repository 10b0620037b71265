import fc from 'fast-check'
import { expect, test } from 'vitest'
import { proves } from '#test/conformance/proves.ts'
import { freeSlug, slugOf } from './slug.ts'

test.each([
  ['Sea Villa', 'sea-villa'],
  ['  Sea   Villa  ', 'sea-villa'],
  ['Sea\tVilla\nGoa', 'sea-villa-goa'],
  ['3-bed flat, near Retiro!', '3-bed-flat-near-retiro'],
  ['A -- B', 'a-b'],
  ['-lofts-', 'lofts'],
  ['Área São Paulo', 'área-são-paulo'],
  ['شقة في دبي', 'شقة-في-دبي'],
  ['東京 マンション', '東京-マンション'],
  ['a/b\\c?d#e%f', 'abcdef'],
  ['under_score', 'underscore'],
  ['!!!', ''],
])('%j becomes %j', (text, slug) => {
  proves('5.25')
  expect(slugOf(text)).toBe(slug)
})

test('a slug is idempotent and needs no escaping', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const slug = slugOf(text)
      expect(slugOf(slug)).toBe(slug)
      expect(slug).not.toMatch(/[\s/?#&%]|--|^-|-$/)
    }),
  )
})

test.each([
  [[], 'sea-villa'],
  [['sea-villa'], 'sea-villa-1'],
  [['sea-villa', 'sea-villa-1', 'sea-villa-2'], 'sea-villa-3'],
  [['sea-villa', 'sea-villa-2'], 'sea-villa-1'],
])('with %j taken the next slug is %s', (taken, free) => {
  expect(freeSlug('sea-villa', new Set(taken))).toBe(free)
})
