import { isAbsent, isBlank } from '#domain/absent.ts'
import {
  checkKey,
  checkText,
  emptyRaw,
  MAX_DEPTH,
  MAX_FIELDS,
  malformed,
  type Raw,
  tooDeep,
  tooManyFields,
  utf8,
} from './wellformed.ts'

/** Parses a JSON body: one object, bounded in depth and number of fields, without absent values. */
export function parseJson(bytes: Buffer, keepsEmpty: readonly string[] = []): Raw {
  const text = utf8(bytes, 'The body')
  checkShape(bytes)
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    throw malformed('api.body-not-json')
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw malformed('api.body-not-object')
  const budget = { left: MAX_FIELDS }
  const raw = emptyRaw()
  for (const [key, value] of Object.entries(body)) {
    checkKey(key)
    const given = isBlank(value) && keepsEmpty.includes(key) ? '' : tidy(value, key, budget)
    if (given !== undefined) raw[key] = given
  }
  return raw
}

/**
 * Refuses deep nesting and too many values by scanning the bytes. `JSON.parse` would build all values first, which
 * takes tens of milliseconds for a megabyte. An empty container counts here but not in `tidy`, hence twice the limit.
 */
function checkShape(bytes: Buffer) {
  let depth = 0
  let values = 0
  for (let at = 0; at < bytes.length; at++) {
    const role = ROLES[bytes[at]!]
    if (role === PLAIN) continue
    if (role === TEXT) at = endOfString(bytes, at)
    else if (role === CLOSES) depth--
    else {
      if (role === OPENS && ++depth > MAX_DEPTH) throw tooDeep('The body')
      if (++values > 2 * MAX_FIELDS + 1) throw tooManyFields()
    }
  }
}

const PLAIN = 0
const TEXT = 1
const OPENS = 2
const CLOSES = 3
const SEPARATES = 4
const QUOTE = 0x22
const BACKSLASH = 0x5c

/** Role of a byte outside a string; one lookup is faster than six comparisons. */
const ROLES = new Uint8Array(256)
for (const [marks, role] of [
  ['"', TEXT],
  ['{[', OPENS],
  ['}]', CLOSES],
  [',', SEPARATES],
] as const)
  for (const mark of marks) ROLES[mark.charCodeAt(0)] = role

function endOfString(bytes: Buffer, start: number): number {
  let at = start + 1
  while (at < bytes.length && bytes[at] !== QUOTE) at += bytes[at] === BACKSLASH ? 2 : 1
  return at
}

function tidy(value: unknown, path: string, budget: { left: number }): unknown {
  if (--budget.left < 0) throw tooManyFields()
  if (isAbsent(value)) return undefined
  if (typeof value === 'string') {
    checkText(value, path)
    return value
  }
  if (typeof value !== 'object') return value
  if (Array.isArray(value))
    return value.map((item, index) => tidy(item, `${path}.${index}`, budget)).filter((item) => item !== undefined)
  const raw = emptyRaw()
  for (const [key, item] of Object.entries(value as Raw)) {
    checkKey(key)
    const given = tidy(item, `${path}.${key}`, budget)
    if (given !== undefined) raw[key] = given
  }
  return raw
}
