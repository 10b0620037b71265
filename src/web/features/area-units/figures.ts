const DIGITS = 6

/** An area with its significant digits: large ones in whole numbers, small ones with their first digits. */
export function figures(value: number, language: string): string {
  const isLarge = value >= 10 ** DIGITS
  return new Intl.NumberFormat(
    language,
    isLarge ? { maximumFractionDigits: 0 } : { maximumSignificantDigits: DIGITS },
  ).format(value)
}
