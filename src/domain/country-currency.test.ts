import { expect, test } from 'vitest'
import { proves } from '#test/conformance/proves.ts'
import { currencyOfCountry } from './country-currency.ts'

test.each([
  ['IN', 'INR'],
  ['pt', 'EUR'],
  ['BG', 'EUR'],
  ['JP', 'JPY'],
  ['GB', 'GBP'],
  ['LI', 'CHF'],
  ['SN', 'XOF'],
  ['AE', 'AED'],
  ['ZZ', 'USD'],
  ['', 'USD'],
])('people in %j pay with %s', (country, currency) => {
  proves('3.31')
  expect(currencyOfCountry(country)).toBe(currency)
})

test('every country that has a name has a currency of its own choosing', () => {
  proves('3.31')
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  const dollars = 'AS BQ EC FM GU IO MH MP PR PW TC TL UM US VG VI ZW'.split(' ')
  // Antarctica, unions, outlying islands and codes of states that are no more: the names know them, nobody pays there.
  const others =
    'AC AN AQ BU CP CQ CS DD DG DY EA EU EZ FX HV IC NH NT QO RH SU TA TP UK UN VD XA XB YD YU ZR ZZ'.split(' ')
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const named = letters.flatMap((first) => letters.map((second) => first + second)).filter((code) => names.of(code))
  expect(named.length).toBeGreaterThan(240)
  const unknown = named.filter((code) => currencyOfCountry(code) === 'USD' && !dollars.includes(code))
  expect(unknown.filter((code) => !others.includes(code))).toEqual([])
})
