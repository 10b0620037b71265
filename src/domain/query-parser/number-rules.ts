import type { SearchQuery } from '../search-query.ts'
import { type Amount, amountAt, numberQuestionAt, type Quantity, quantityAt } from './amount.ts'
import { longest } from './lexicon.ts'
import type { Found, Reader, Rule } from './reader.ts'
import { tokensOf } from './tokens.ts'

/** Minimum of a price, unless the number is marked as money. */
const MIN_PRICE = 100
/** Bare digits that may be a postcode or a year. */
const CODE = /^\p{Nd}{4,6}$/u
/** Minimum of a price for a bare number: smaller ones may be a year, a street number or anything else. */
const MIN_BARE_PRICE = 10_000
/** Maximum value that a URL of a search can hold. */
const MAX = 1_000_000_000_000
const ABOUT = 0.1

/** `under 300k`, `at least 3 bedrooms`, `más de 100 m²`, `around 1500 a month`. */
export const comparison: Rule = (reader, at) => {
  const word = reader.role(at, 'least', 'most', 'about')
  if (!word) return null
  const quantity = quantityAt(reader, word.end) ?? quantityAt(reader, reader.skip(word.end))
  const role = word.value as 'least' | 'most' | 'about'
  const found = quantity && foundIn(quantity, BOUNDS[role](quantity.value), MIN_PRICE)
  return found ? { end: quantity.end, found } : null
}

/** `50 लाख से कम`, `100 or less`: comparison after the number. */
export const comparedAfter: Rule = (reader, at) => {
  const quantity = quantityAt(reader, at)
  const word = quantity && reader.role(quantity.end, 'leastAfter', 'mostAfter', 'aboutAfter')
  if (!word) return null
  const role = word.value.replace('After', '') as keyof typeof BOUNDS
  const found = foundIn(quantity, BOUNDS[role](quantity.value), MIN_PRICE)
  return found && { end: word.end, found }
}

type Bounds = readonly [number | undefined, number | undefined]

const BOUNDS: Record<'least' | 'most' | 'about', (value: number) => Bounds> = {
  least: (value) => [value, undefined],
  most: (value) => [undefined, value],
  about: (value) => [Math.round(value * (1 - ABOUT)), Math.round(value * (1 + ABOUT))],
}

/** `between 80 and 120 m²`, `200-300k`, `من 500 إلى 800 ألف`. */
export const range: Rule = (reader, at) => {
  const between = reader.role(at, 'between')
  const first = amountAt(reader, between?.end ?? at)
  if (!first) return null
  const unit = reader.role(first.end, 'squareMetres', 'squareFeet', 'month')
  const joint = unit?.end ?? first.end
  const isDash = /^[-–—]$/.test(reader.tokens[joint]?.text ?? '')
  // Arabic attaches "and" to the next word.
  const isJoined = /^و\p{L}/u.test(reader.tokens[joint]?.text ?? '')
  const to = isDash ? { end: joint + 1 } : isJoined ? { end: joint } : reader.role(joint, 'to')
  const second = to && quantityAt(reader, to.end)
  if (!second || (!between && !isDash && second.of === 'nothing' && !first.isMoney)) return null
  const inScale = !first.isMoney && second.scale > 1 && first.value < 1000 ? first.value * second.scale : first.value
  const from = second.ofUnit === 1 ? inScale : Math.round(inScale * second.ofUnit)
  if (from > second.value) return null
  const found = foundIn({ ...second, isMoney: second.isMoney || first.isMoney }, [from, second.value], MIN_PRICE)
  return found ? { end: second.end, found } : null
}

/** `2 bed`, `100 m²`, `€300,000`: bedrooms, bathrooms and area are minimums, an amount of money is a maximum. */
export const quantity: Rule = (reader, at) => {
  const found = quantityAt(reader, at)
  if (!found || (found.of === 'nothing' && CODE.test(reader.tokens[at]!.text))) return null
  const isBudget = (found.of === 'price' || found.of === 'nothing') && !found.isLeast
  const bounds: Bounds = isBudget ? [undefined, found.value] : [found.value, undefined]
  const meant = foundIn(found, bounds, MIN_BARE_PRICE)
  return meant ? { end: found.end, found: meant } : null
}

/** `bedrooms 3`, `غرفتين`, and `T2`, the Portuguese notation for bedrooms. */
export const rooms: Rule = (reader, at) => {
  const token = reader.tokens[at]!
  const next = reader.tokens[at + 1]
  if (token.forms.includes('t') && next?.isGlued && next.number !== undefined && next.number <= 10)
    return { end: at + 2, found: { query: { beds: Math.max(1, next.number) } } }
  const pair = reader.role(at, 'twoBeds', 'twoBaths')
  if (pair) return { end: pair.end, found: { query: pair.value === 'twoBeds' ? { beds: 2 } : { baths: 2 } } }
  const counted = amountAt(reader, at)
  const pieces = counted && isCount(counted) ? reader.role(counted.end, 'pieces') : null
  if (pieces) return { end: pieces.end, found: { query: { beds: Math.max(1, counted!.value - 1) } } }
  const word = reader.role(at, 'beds', 'baths')
  const amount = word && amountAt(reader, word.end)
  if (!amount || !isCount(amount) || quantityAt(reader, word.end)?.of !== 'nothing') return null
  return { end: amount.end, found: { query: { [word.value]: amount.value } } }
}

/** Whether an amount can be a number of rooms. */
const isCount = ({ value, isMoney }: Amount) => !isMoney && Number.isInteger(value) && value > 0 && value <= 20

/** `built after 2010`. */
export const built: Rule = (reader, at) => {
  const word = reader.role(at, 'builtAfter', 'builtBefore')
  const year = word && reader.tokens[word.end]?.number
  const question = questionNamed(reader, 'year built')
  if (!year || question === undefined) return null
  return {
    end: word.end + 1,
    found: { number: `${question}~${word.value === 'builtAfter' ? `${year}..` : `..${year}`}` },
  }
}

function questionNamed({ lexicon }: Reader, name: string): number | undefined {
  const found = longest(lexicon, tokensOf(name), 0, (meanings) => meanings.find(({ kind }) => kind === 'question'))
  return found?.value.kind === 'question' ? found.value.id : undefined
}

/** `plot over 500 m²`. */
export const answeredNumber: Rule = (reader, at) => {
  const question = numberQuestionAt(reader, at)
  const word = question && reader.role(question.end, 'least', 'most')
  const after = question && quantityAt(reader, reader.skip(word?.end ?? question.end))
  if (!after || after.value > MAX || !['area', 'nothing'].includes(after.of)) return null
  const bounds = word?.value === 'most' ? `..${after.value}` : `${after.value}..`
  return { end: after.end, found: { number: `${question.value}~${bounds}` } }
}

function foundIn(quantity: Quantity, [least, most]: Bounds, leastPrice: number): Found | null {
  const { of, value, questionId, isRent } = quantity
  if (value > MAX || (of === 'nothing' && value < leastPrice && !quantity.isMoney)) return null
  if (of === 'question') return { number: `${questionId}~${least ?? ''}..${most ?? ''}` }
  if (of === 'beds' || of === 'baths') {
    const count = least ?? value
    return Number.isInteger(count) && count > 0 && count <= 100 ? { query: { [of]: count } } : null
  }
  const field = of === 'area' ? 'area' : 'price'
  const query: SearchQuery = {
    ...(isRent && { type: 'rent' }),
    ...(least !== undefined && { [`min_${field}`]: least }),
    ...(most !== undefined && { [`max_${field}`]: most }),
  }
  return { query }
}
