import { expect, test } from 'vitest'
import { brandVariables } from './brand.ts'
import { contrast } from './colour.ts'

test.each(['#7a1f5c', '#FFE600', '#000000', '#ffffff', '0055ff', '#FF087C7C'])(
  'an owner’s %s stays readable on the page and under its own label in both themes',
  (colour) => {
    const v = brandVariables(colour)
    expect(contrast(v['--site-brand-light']!, '#fbfaf7')).toBeGreaterThanOrEqual(4.5)
    expect(contrast(v['--site-brand-dark']!, '#121413')).toBeGreaterThanOrEqual(4.5)
    expect(contrast(v['--site-brand-light']!, v['--site-on-brand-light']!)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(v['--site-brand-dark']!, v['--site-on-brand-dark']!)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(v['--site-brand-light']!, v['--site-brand-soft-light']!)).toBeGreaterThanOrEqual(3.8)
  },
)

test('a colour that already reads well is taken as it is', () => {
  expect(brandVariables('#7a1f5c')['--site-brand-light']).toBe('#7a1f5c')
})

test('the house green leaves the tokens as they were chosen', () => {
  expect(brandVariables('#14594A')).toEqual({})
})

test.each([undefined, '', 'red; background: url(x)', '#12', 'javascript:alert(1)'])('%s is no colour', (text) => {
  expect(brandVariables(text)).toEqual({})
})
