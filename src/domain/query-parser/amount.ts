import { convertArea } from '../area.ts'
import type { Reader } from './reader.ts'

export interface Amount {
  end: number
  value: number
  /** Multiplier: a thousand, a million … */
  scale: number
  /** True if a currency sign or word is next to it, or if it is counted in thousands or more. */
  isMoney: boolean
}

const SQUARE_FOOT = convertArea(1, 'square-foot', 'square-metre')

/** A number with its unit. */
export interface Quantity extends Amount {
  of: 'price' | 'area' | 'beds' | 'baths' | 'question' | 'nothing'
  questionId?: number
  isRent: boolean
  /** `10 million+` */
  isLeast: boolean
  /** Conversion factor to our unit. */
  ofUnit: number
}

/** `300k`, `€1.200`, `half a million`, `un millón y medio`, `مليونين`. */
export function amountAt(reader: Reader, at: number): Amount | null {
  const before = reader.role(at, 'currency')
  const counted = countAt(reader, before?.end ?? at)
  if (!counted) return null
  const after = reader.role(counted.end, 'currency')
  return { ...counted, end: after?.end ?? counted.end, isMoney: counted.scale > 1 || before !== null || after !== null }
}

function countAt(reader: Reader, at: number): { end: number; value: number; scale: number } | null {
  const pair = numberAt(reader, at, 'pair')
  if (pair) return { ...pair, scale: pair.value / 2 }
  const half = reader.role(at, 'half')
  const halved = half && scaleAt(reader, half.end)
  if (halved) return { end: halved.end, value: halved.value / 2, scale: halved.value }
  const token = reader.tokens[at]
  const number = token?.number === undefined ? numberAt(reader, at, 'number') : { end: at + 1, value: token.number }
  const scale = scaleAt(reader, number?.end ?? at)
  // A single letter without a number is not an amount.
  if (!number && (!scale || reader.tokens[at]!.text.length < 3)) return null
  if (!scale) return { ...number!, scale: 1 }
  const andHalf = reader.role(scale.end, 'andHalf')
  return {
    end: andHalf?.end ?? scale.end,
    value: Math.round(((number?.value ?? 1) + (andHalf ? 0.5 : 0)) * scale.value),
    scale: scale.value,
  }
}

const numberAt = (reader: Reader, at: number, kind: 'number' | 'scale' | 'pair') =>
  reader.match(at, (meanings) => {
    const found = meanings.find((meaning) => meaning.kind === kind)
    return found && 'value' in found && typeof found.value === 'number' ? found.value : undefined
  })

/** `5m` is five million, `5 m` five metres. */
function scaleAt(reader: Reader, at: number) {
  const scale = numberAt(reader, at, 'scale')
  const token = reader.tokens[at]
  return scale && token?.forms.includes('m') && !token.isGlued ? null : scale
}

/** A number with its unit; a number without one is a price if it is large enough. */
export function quantityAt(reader: Reader, at: number): Quantity | null {
  const amount = amountAt(reader, at)
  if (!amount) return null
  const more = reader.role(amount.end, 'orMore')?.end ?? amount.end
  const sign = reader.tokens[more]?.text
  const next = sign === '+' || sign === '-' || sign === '/' ? more + 1 : more
  if (reader.role(next, 'kilometres', 'miles', 'minutes')) return null
  const unit = reader.role(next, 'beds', 'baths', 'squareMetres', 'squareFeet', 'month', 'year')
  const isLeast = sign === '+' || more > amount.end
  const plainly = { ...amount, isRent: false, isLeast, ofUnit: 1 }
  const value = amount.value
  switch (unit?.value) {
    case 'beds':
    case 'baths':
      return { ...plainly, end: unit.end, of: unit.value }
    case 'squareMetres':
      return { ...plainly, end: unit.end, of: 'area' }
    case 'squareFeet':
      return { ...plainly, end: unit.end, of: 'area', value: Math.round(value * SQUARE_FOOT), ofUnit: SQUARE_FOOT }
    case 'month':
    case 'year':
      return { ...plainly, end: unit.end, of: 'price', isRent: true }
  }
  const counted = numberQuestionAt(reader, next)
  if (counted && !amount.isMoney) return { ...plainly, end: counted.end, of: 'question', questionId: counted.value }
  const metres = reader.role(next, 'metres')
  if (metres && !amount.isMoney) return { ...plainly, end: metres.end, of: 'area' }
  return { ...plainly, end: amount.end, of: amount.isMoney ? 'price' : 'nothing' }
}

/** A numeric parameter by its name. */
export const numberQuestionAt = (reader: Reader, at: number) =>
  reader.match(at, (meanings) => {
    const found = meanings.find((meaning) => meaning.kind === 'question' && meaning.answers.length === 0)
    return found?.kind === 'question' ? found.id : undefined
  })
