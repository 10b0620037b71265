import { expect, test } from 'vitest'
import { proves } from '#test/conformance/proves.ts'
import { currencyOfCountry, preselectedCurrency } from './country-currency.ts'

test.each([
  ['IN', 'INR'],
  ['pt', 'EUR'],
  ['BG', 'EUR'],
  ['JP', 'JPY'],
  ['GB', 'GBP'],
  ['LI', 'CHF'],
  ['SN', 'XOF'],
  ['AE', 'AED'],
  ['Portugal', 'EUR'],
  ['united states', 'USD'],
  ['India', 'INR'],
])('the currency of the country %j is %s', (country, currency) => {
  proves('3.31')
  expect(currencyOfCountry(country)).toBe(currency)
})

test('every country that has a name has a currency', () => {
  proves('3.31')
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  // Regions that have a name but no currency: Antarctica, unions, outlying islands and former states.
  const others =
    'AC AN AQ BU CP CQ CS DD DG DY EA EU EZ FX HV IC NH NT QO RH SU TA TP UK UN VD XA XB YD YU ZR ZZ'.split(' ')
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const named = letters.flatMap((first) => letters.map((second) => first + second)).filter((code) => names.of(code))
  expect(named.length).toBeGreaterThan(240)
  const unknown = named.filter((code) => currencyOfCountry(code) === null)
  expect(unknown.filter((code) => !others.includes(code))).toEqual([])
})

test.each(['', 'ZZ', 'Atlantis'])('the country %j has no known currency', (country) => {
  expect(currencyOfCountry(country)).toBeNull()
})

const site = { chosen: null, country: '', site: 'INR', offered: ['EUR', 'GBP'] }
test.each([
  ['the currency of the site, for an account that says nothing', {}, 'INR'],
  ['the currency of the country', { country: 'Portugal' }, 'EUR'],
  ['the currency of the site, where it does not show that of the country', { country: 'Japan' }, 'INR'],
  ['the choice of the user before the country', { chosen: 'GBP', country: 'Portugal' }, 'GBP'],
  ['the currency of the country, where the choice is no longer shown', { chosen: 'JPY', country: 'Portugal' }, 'EUR'],
  ['the currency of the country, where the site has none', { country: 'Japan', site: '', offered: [] }, 'JPY'],
  ['US dollars, where neither country nor site is known', { site: '', offered: [] }, 'USD'],
])('a profile pre-selects %s', (_what, given, currency) => {
  proves('9.11')
  expect(preselectedCurrency({ ...site, ...given })).toBe(currency)
})
