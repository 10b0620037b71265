/** Digits of other scripts, by the code of their zero. */
const ZEROS = [0x0660, 0x06f0, 0x0966, 0x09e6]
const MOST = 1e15

/**
 * A number as somebody typed it, or null: digits of several scripts, separators of either school. The last kind of two
 * is the decimal one; a single one is read as the reader's language writes it, and three digits behind it tell thousands.
 */
export function typedNumber(text: string, language: string): number | null {
  const plain = latinDigits(text)
    .replace(/[\s'’_  ٬]/g, '')
    .replace('٫', decimalOf(language))
  if (!/^[+-]?[\d.,]*\d[\d.,]*$/.test(plain)) return null
  const decimal = decimalMark(plain, language)
  const [whole = '', fraction = '', ...more] = decimal ? plain.split(decimal) : [plain]
  if (more.length > 0) return null
  const value = Number(`${whole.replace(/[.,]/g, '') || '0'}.${fraction || '0'}`)
  return Number.isFinite(value) && Math.abs(value) <= MOST ? value : null
}

/** Which mark parts whole from fraction, or none. */
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

/** Fields for numbers are Latin even where prose is not, so a language that writes neither mark is read with a point. */
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
