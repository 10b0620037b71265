/** An amount in a currency's smallest unit as people say it: 2900 cents are 29, 2900 yen are 2900. */
export function majorUnits(minor: number, currency: string): number {
  return minor / 10 ** fractionDigits(currency)
}

const digits = new Map<string, number>()

function fractionDigits(currency: string): number {
  const known = digits.get(currency)
  if (known !== undefined) return known
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
  digits.set(currency, maximumFractionDigits)
  return maximumFractionDigits
}
