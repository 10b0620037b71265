import { fractionDigits, rescale } from '#domain/money.ts'
import { GatewayFailed } from './port.ts'

interface Amount {
  amountMinor: number
  currency: string
}

/** Placeholder for an unknown currency: ISO 4217 reserves this code for tests, so nothing is priced in it. */
const NO_CURRENCY = 'XTS'

/** Currency code in upper case, if it is valid. */
export const knownCurrency = (code: string | undefined) =>
  /^[A-Za-z]{3}$/.test(code ?? '') ? code!.toUpperCase() : NO_CURRENCY

/** Converts an amount to the units of a gateway that uses the given number of decimals. */
export function theirUnits({ amountMinor, currency }: Amount, digits: number): number {
  const units = rescale(amountMinor, fractionDigits(currency), digits)
  if (units === null) throw new GatewayFailed(`This gateway cannot count ${amountMinor} of ${currency} exactly`)
  return units
}

/** Converts a gateway amount to ours; a fraction of our minor unit does not count as paid. */
export function ourAmount(units: number, currency: string, digits: number): Amount {
  const known = knownCurrency(currency)
  return { amountMinor: Math.floor(units * 10 ** (fractionDigits(known) - digits)), currency: known }
}

/** Currencies whose number of decimals is not two (ISO 4217). */
const ISO_DIGITS: Readonly<Record<string, number>> = Object.fromEntries([
  ...'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'.split(' ').map((code) => [code, 0]),
  ...'BHD IQD JOD KWD LYD OMR TND'.split(' ').map((code) => [code, 3]),
])

export const isoDigits = (currency: string) => ISO_DIGITS[currency.toUpperCase()] ?? 2
