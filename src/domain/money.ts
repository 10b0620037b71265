/** Converts minor to major units: 2900 cents are 29 euros, 2900 yen are 2900. */
export function majorUnits(minor: number, currency: string): number {
  return minor / 10 ** fractionDigits(currency)
}

/** Converts major to minor units; null if the amount has more decimals than the currency. */
export function minorUnits(major: number, currency: string): number | null {
  return readDecimal(String(major), fractionDigits(currency))
}

const digits = new Map<string, number>()

/** Number of decimals of a currency: two for most, none for yen, three for dinars. */
export function fractionDigits(currency: string): number {
  const known = digits.get(currency)
  if (known !== undefined) return known
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
  digits.set(currency, maximumFractionDigits)
  return maximumFractionDigits
}

/** Symbol of a currency, or its code if it has none: `€`, `₹`, `CHF`. */
export function currencySymbol(currency: string): string {
  const style = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
  const symbol = style.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency
  return /\p{L}$/u.test(symbol) ? `${symbol} ` : symbol
}

/** Converts minor units to a scale with another number of decimals; null if precision would be lost. */
export function rescale(units: number, from: number, to: number): number | null {
  if (to >= from) return units * 10 ** (to - from)
  const rest = 10 ** (from - to)
  return units % rest === 0 ? units / rest : null
}

/** Writes units as a decimal without floating-point arithmetic: 1250 with two decimals is `12.50`. */
export function writeDecimal(units: number, places: number): string {
  const text = String(units).padStart(places + 1, '0')
  return places === 0 ? text : `${text.slice(0, -places)}.${text.slice(-places)}`
}

/** Parses a decimal text to units; null if it is invalid or has too many decimals. */
export function readDecimal(text: string, places: number): number | null {
  const parts = /^(\d{1,15})(?:\.(\d+))?$/.exec(text)
  if (!parts) return null
  const fraction = (parts[2] ?? '').replace(/0+$/, '')
  if (fraction.length > places) return null
  const units = Number(parts[1]! + fraction.padEnd(places, '0'))
  return Number.isSafeInteger(units) ? units : null
}

/** Tax included in a gross price, rounded to the minor unit; the rest is net. */
export function includedTax(grossMinor: number, percent: number): number {
  return Math.round((grossMinor * percent) / (100 + percent))
}

const RIGHT_TO_LEFT_MARK = '\u200f'

/** Formats money with decimals only if the amount has them: `$29`, `$29.50`. */
export function writeMoney(amount: number, currency: string, language: string): string {
  const scale = 10 ** fractionDigits(currency)
  const isWhole = Math.round(amount * scale) % scale === 0
  return writeCurrency(amount, currency, language, isWhole ? 0 : fractionDigits(currency))
}

/** Formats money for an invoice, always with the decimals of the currency: `$29.00`. */
export const writeInvoiceMoney = (amount: number, currency: string, language: string): string =>
  writeCurrency(amount, currency, language, fractionDigits(currency))

/** In right-to-left text the amount is isolated, because `US$` next to digits would be reordered. */
function writeCurrency(amount: number, currency: string, language: string, decimals: number): string {
  const style = {
    style: 'currency',
    currency,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  } as const
  const text = new Intl.NumberFormat(language, style).format(amount)
  return text.includes(RIGHT_TO_LEFT_MARK) ? `\u2066${text.replaceAll(RIGHT_TO_LEFT_MARK, '')}\u2069` : text
}
