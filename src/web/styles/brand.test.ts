import { expect, test } from 'vitest'
import { brandVariables } from './brand.ts'
import { contrast } from './colour.ts'

const BACKGROUNDS = { light: ['#fbfaf7', '#ffffff'], dark: ['#121413', '#1a1d1b'] }

test.each(['#7a1f5c', '#7A1FA2', '#FFE600', '#000000', '#ffffff', '0055ff', '#FF087C7C'])(
  'the brand colour %s is readable on pages, cards and its soft tint, and under its label, in both themes',
  (colour) => {
    const variables = brandVariables(colour)
    for (const [theme, backgrounds] of Object.entries(BACKGROUNDS)) {
      const of = (name: string) => variables[`--site-${name}-${theme}`]!
      for (const neighbour of [...backgrounds, of('brand-soft'), of('on-brand')])
        expect(contrast(of('brand'), neighbour), `${theme} on ${neighbour}`).toBeGreaterThanOrEqual(4.5)
    }
  },
)

test('a colour with enough contrast is used unchanged', () => {
  expect(brandVariables('#7a1f5c')['--site-brand-light']).toBe('#7a1f5c')
})

test('the default green leaves the tokens unchanged', () => {
  expect(brandVariables('#14594A')).toEqual({})
})

test.each([undefined, '', 'red; background: url(x)', '#12', 'javascript:alert(1)'])(
  '%s is rejected as a colour',
  (text) => {
    expect(brandVariables(text)).toEqual({})
  },
)
