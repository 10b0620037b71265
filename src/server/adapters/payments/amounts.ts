import { fractionDigits, rescale } from '#domain/money.ts'
import { GatewayFailed } from './port.ts'

interface Amount {
  amountMinor: number
  currency: string
}

/** What stands for a currency that is none: ISO keeps this code for tests, so nothing is ever priced in it. */
const NO_CURRENCY = 'XTS'

/** A currency's code in capitals, if it is one. */
export const knownCurrency = (code: string | undefined) =>
  /^[A-Za-z]{3}$/.test(code ?? '') ? code!.toUpperCase() : NO_CURRENCY

/** Our amount as a gateway counts that writes this currency with so many digits. */
export function theirUnits({ amountMinor, currency }: Amount, digits: number): number {
  const units = rescale(amountMinor, fractionDigits(currency), digits)
  if (units === null) throw new GatewayFailed(`This gateway cannot count ${amountMinor} of ${currency} exactly`)
  return units
}

/** Their amount as we count; what is finer than our smallest unit does not count as paid. */
export function ourAmount(units: number, currency: string, digits: number): Amount {
  const known = knownCurrency(currency)
  return { amountMinor: Math.floor(units * 10 ** (fractionDigits(known) - digits)), currency: known }
}

/** Most currencies have two digits; these are the others, by ISO 4217. */
const ISO_DIGITS: Readonly<Record<string, number>> = Object.fromEntries([
  ...'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'.split(' ').map((code) => [code, 0]),
  ...'BHD IQD JOD KWD LYD OMR TND'.split(' ').map((code) => [code, 3]),
])

export const isoDigits = (currency: string) => ISO_DIGITS[currency.toUpperCase()] ?? 2
