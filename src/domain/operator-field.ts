import { COSTS_ONCE, COSTS_YEARLY } from './buying-costs.ts'
import type { Message, MessageKey } from './messages.ts'

/** Constraint of a field that the operator fills in; every value is text on the wire and in the database. */
export type FieldRule =
  | { type: 'text' | 'lines' | 'html'; most: number; form?: RegExp }
  | {
      type:
        | 'email'
        | 'phone'
        | 'address'
        | 'colour'
        | 'switch'
        | 'currency'
        | 'language'
        | 'pairs'
        | 'costs'
        | 'hosts'
        | 'day'
    }
  | { type: 'number'; least: number; most: number; isWhole?: boolean }
  | { type: 'choice'; options: readonly string[] }
  | { type: 'image'; least: number }
  /** One catalogue entry by id, or several ids in order, comma-separated. */
  | { type: 'entry' | 'entries' | 'json' }

export type Field = FieldRule & { isRequired?: boolean }

/** Problem of a value, as a code for which every screen has a text. */
export interface FieldProblem {
  word: (typeof PROBLEMS)[number]
  limit?: number
}
export const PROBLEMS = [
  'required',
  'too-long',
  'too-small',
  'too-large',
  'no-number',
  'not-whole',
  'no-email',
  'no-phone',
  'no-address',
  'no-colour',
  'no-switch',
  'no-choice',
  'no-currency',
  'no-pairs',
  'no-costs',
  'no-hosts',
  'no-form',
  'no-entry',
  'no-json',
  'no-day',
] as const

/** Normalises a value for storage: trims it, and unifies the spelling of colours and codes. */
export function tidyValue({ type }: Field, value: string): string {
  const text = type === 'html' ? value.trim() : value.trim().replaceAll('\r\n', '\n')
  if (type === 'colour') return text.toUpperCase()
  if (type === 'currency') return text.toUpperCase()
  if (type === 'switch') return text === '' || text === 'false' ? '0' : text === 'true' ? '1' : text
  return text
}

/** Problem of a normalised value, or null. An empty value is valid unless the field is required. */
export function fieldProblem(field: Field, value: string): FieldProblem | null {
  if (value === '') return field.isRequired ? { word: 'required' } : null
  switch (field.type) {
    case 'text':
    case 'lines':
    case 'html':
      if (value.length > field.most) return { word: 'too-long', limit: field.most }
      return field.form && !field.form.test(value) ? { word: 'no-form' } : null
    case 'number':
      return numberProblem(field, value)
    case 'choice':
      return field.options.includes(value) ? null : { word: 'no-choice' }
    // An image is uploaded as a file; its text is only kept or cleared.
    case 'image':
    case 'language':
      return null
    default: {
      const [holds, word] = SIMPLE[field.type]
      return holds(value) ? null : { word }
    }
  }
}

function numberProblem({ least, most, isWhole }: Extract<Field, { type: 'number' }>, value: string) {
  if (!/^[+-]?\d+(\.\d+)?$/.test(value)) return { word: 'no-number' as const }
  const number = Number(value)
  if (isWhole && !Number.isInteger(number)) return { word: 'not-whole' as const }
  if (number < least) return { word: 'too-small' as const, limit: least }
  return number > most ? { word: 'too-large' as const, limit: most } : null
}

const HOST = /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/
const isHost = (text: string) => HOST.test(text.toLowerCase())

const SIMPLE: Record<
  Exclude<FieldRule['type'], 'text' | 'lines' | 'html' | 'number' | 'choice' | 'image' | 'language'>,
  [holds: (value: string) => boolean, word: FieldProblem['word']]
> = {
  email: [(value) => value.length <= 254 && /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]{2,}$/.test(value), 'no-email'],
  phone: [(value) => /^\+?[\d\s()./-]{4,30}$/.test(value), 'no-phone'],
  address: [(value) => value.length <= 2000 && /^https?:$/.test(URL.parse(value)?.protocol ?? ''), 'no-address'],
  colour: [(value) => /^#[0-9A-F]{6}$/.test(value), 'no-colour'],
  switch: [(value) => value === '0' || value === '1', 'no-switch'],
  currency: [(value) => Intl.supportedValuesOf('currency').includes(value), 'no-currency'],
  entry: [(value) => /^[1-9]\d{0,14}$/.test(value), 'no-entry'],
  entries: [(value) => /^[1-9]\d{0,14}(,[1-9]\d{0,14}){0,199}$/.test(value), 'no-entry'],
  json: [isJsonObject, 'no-json'],
  day: [isDay, 'no-day'],
  pairs: [(value) => pairsIn(value) !== null, 'no-pairs'],
  costs: [(value) => isListOf(value, isCountryCosts), 'no-costs'],
  hosts: [(value) => value.split(/[\s,]+/).every(isHost) && value.length <= 4000, 'no-hosts'],
}

const MAX_PAIRS = 20
const LONGEST_PART = 200

/** Title and value pairs, stored as JSON; null for any other text. */
export function pairsIn(value: string): { title: string; value: string }[] | null {
  const isPart = (part: unknown) => typeof part === 'string' && part.trim() !== '' && part.length <= LONGEST_PART
  if (!isListOf(value, (pair) => isPart(pair.title) && isPart(pair.value))) return null
  const pairs = JSON.parse(value) as { title: string; value: string }[]
  return pairs.length <= MAX_PAIRS ? pairs.map(({ title, value }) => ({ title, value })) : null
}

function isCountryCosts({ country, once, yearly }: Record<string, unknown>): boolean {
  const isShares = (shares: unknown, names: readonly string[]) =>
    Array.isArray(shares) &&
    shares.every(
      ({ name, percent }) => names.includes(name) && typeof percent === 'number' && percent >= 0 && percent <= 100,
    )
  return /^[A-Z]{2}$/.test(String(country)) && isShares(once, COSTS_ONCE) && isShares(yearly, COSTS_YEARLY)
}

function isListOf(text: string, holds: (item: Record<string, unknown>) => boolean): boolean {
  try {
    const list: unknown = JSON.parse(text)
    return Array.isArray(list) && list.every((item) => typeof item === 'object' && item !== null && holds(item))
  } catch {
    return false
  }
}

/** Whether a text is a valid calendar date such as 2026-02-28, within the range of the database. */
function isDay(text: string): boolean {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : null
  return day !== null && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) && text >= '0001'
}

function isJsonObject(text: string): boolean {
  try {
    return text.length <= 20_000 && typeof JSON.parse(text) === 'object'
  } catch {
    return false
  }
}

/** Message about a field problem, for API responses. */
export const problemMessage = (field: string, { word, limit = 0 }: FieldProblem): Message =>
  word === 'too-small' || word === 'too-large' || word === 'too-long'
    ? { key: MESSAGE_OF[word], values: { field, [word === 'too-small' ? 'least' : 'most']: limit } }
    : { key: MESSAGE_OF[word], values: { field } }

const MESSAGE_OF = {
  required: 'api.required',
  'too-long': 'api.too-long',
  'too-small': 'api.at-least',
  'too-large': 'api.at-most',
  'no-number': 'api.must-be-number',
  'not-whole': 'api.must-be-whole',
  'no-email': 'api.not-email',
  'no-phone': 'api.value-no-phone',
  'no-address': 'api.value-no-address',
  'no-colour': 'api.value-no-colour',
  'no-switch': 'api.value-no-switch',
  'no-choice': 'api.value-no-choice',
  'no-currency': 'api.value-no-currency',
  'no-pairs': 'api.value-no-pairs',
  'no-costs': 'api.value-no-costs',
  'no-hosts': 'api.value-no-hosts',
  'no-form': 'api.wrong-form',
  'no-entry': 'api.value-no-entry',
  'no-json': 'api.must-be-json',
  'no-day': 'api.value-no-day',
} as const satisfies Record<FieldProblem['word'], MessageKey>
