import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contrast } from './colour.ts'
import { dealVariables } from './deal-colours.ts'

test.each([
  ['#ffffff', '#ffff00'],
  ['#777777', '#808080'],
  ['#000000', '#101010'],
  ['#7a1f5c', '#f7e6f1'],
])('the text %s on %s is readable in both themes', (text, background) => {
  const variables = dealVariables({ sell_web_color: text, sell_web_background_color: background })
  for (const theme of ['light', 'dark'])
    expect(
      contrast(variables[`--site-sell-${theme}`]!, variables[`--site-sell-soft-${theme}`]!),
    ).toBeGreaterThanOrEqual(4.5)
  expect(variables['--site-sell-soft-light']).toBe(background)
})

test('a pair with enough contrast is used unchanged', () => {
  const variables = dealVariables({ rent_web_color: '#7A1F5C', rent_web_background_color: '#F7E6F1' })
  expect(variables).toMatchObject({ '--site-rent-light': '#7a1f5c', '--site-rent-soft-light': '#f7e6f1' })
})

test('the default pairs and invalid colours leave the tokens unchanged', () => {
  expect(dealVariables({ sell_web_color: '#14594A', sell_web_background_color: '#E3EFEA' })).toEqual({})
  expect(dealVariables({ sell_web_color: 'red; x: url(y)', sell_web_background_color: '#E3EFEA' })).toEqual({})
  expect(dealVariables({})).toEqual({})
})

test.each(['sell', 'rent'])('the default colours of %s in the tokens are readable in both themes', (deal) => {
  const tokens = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')
  for (const theme of ['light', 'dark']) {
    const defaultOf = (name: string) => new RegExp(`${name}, (#[0-9a-f]{6})`).exec(tokens)![1]!
    expect(
      contrast(defaultOf(`--site-${deal}-${theme}`), defaultOf(`--site-${deal}-soft-${theme}`)),
    ).toBeGreaterThanOrEqual(4.5)
  }
})
