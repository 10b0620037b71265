/** Digits of other scripts, by the code point of their zero. */
const ZEROS = [0x0660, 0x06f0, 0x0966, 0x09e6]
const MAX = 1e15
/** Digits without separators, in groups of three, or in Indian groups such as 12,50,000. */
const WHOLE = /^[+-]?(?:\d*|\d{1,3}(?:[.,]\d{3})+|\d{1,2}(?:[.,]\d{2})+[.,]\d{3})$/

/**
 * Parses a typed number; null if it is invalid. Accepts digits of several scripts and both decimal separators. If both
 * separators occur, the last one is decimal. A single separator is decimal, unless it is not that of the language and
 * three digits follow. Repeated separators must form groups of three or Indian groups.
 */
export function parseLocalNumber(text: string, language: string): number | null {
  const plain = latinDigits(text)
    .replace(/[\s'’_  ٬]/g, '')
    .replace('٫', decimalOf(language))
  if (!/^[+-]?[\d.,]*\d[\d.,]*$/.test(plain)) return null
  const decimal = decimalMark(plain, language)
  const [whole = '', fraction = '', ...more] = decimal ? plain.split(decimal) : [plain]
  if (more.length > 0 || !WHOLE.test(whole)) return null
  const value = Number(`${whole.replace(/[.,]/g, '') || '0'}.${fraction || '0'}`)
  return Number.isFinite(value) && Math.abs(value) <= MAX ? value : null
}

/** Decimal separator of a typed number, or null. */
function decimalMark(plain: string, language: string): '.' | ',' | null {
  const [dot, comma] = [plain.lastIndexOf('.'), plain.lastIndexOf(',')]
  if (dot >= 0 && comma >= 0) return dot > comma ? '.' : ','
  if (dot < 0 && comma < 0) return null
  const mark = dot >= 0 ? '.' : ','
  const parts = plain.split(mark)
  if (parts.length > 2) return null
  const isGrouping = mark !== decimalOf(language) && /^[+-]?[1-9]\d{0,2}$/.test(parts[0]!) && parts[1]!.length === 3
  return isGrouping ? null : mark
}

/** Number fields use Latin digits even if prose does not, so a language with neither separator uses the point. */
function decimalOf(language: string): '.' | ',' {
  const mark = new Intl.NumberFormat(language, { numberingSystem: 'latn' })
    .formatToParts(1.5)
    .find(({ type }) => type === 'decimal')?.value
  return mark === ',' ? ',' : '.'
}

const latinDigits = (text: string) =>
  text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0)!
    const zero = ZEROS.find((start) => code >= start && code < start + 10)
    return zero === undefined ? digit : String(code - zero)
  })
