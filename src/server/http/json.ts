import {
  checkKey,
  checkText,
  emptyRaw,
  isAbsent,
  MAX_DEPTH,
  MAX_FIELDS,
  malformed,
  type Raw,
  tooDeep,
  tooManyFields,
  utf8,
} from './wellformed.ts'

/** Reads a JSON body: one object, bounded in depth and in fields, absent values left out. */
export function parseJson(bytes: Buffer, keepsEmpty: readonly string[] = []): Raw {
  const text = utf8(bytes, 'The body')
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
    const given = value === '' && keepsEmpty.includes(key) ? '' : tidy(value, key, 1, budget)
    if (given !== undefined) raw[key] = given
  }
  return raw
}

function tidy(value: unknown, path: string, depth: number, budget: { left: number }): unknown {
  if (--budget.left < 0) throw tooManyFields()
  if (isAbsent(value)) return undefined
  if (typeof value === 'string') {
    checkText(value, path)
    return value
  }
  if (typeof value !== 'object') return value
  if (depth >= MAX_DEPTH) throw tooDeep(path)
  if (Array.isArray(value))
    return value
      .map((item, index) => tidy(item, `${path}.${index}`, depth + 1, budget))
      .filter((item) => item !== undefined)
  const raw = emptyRaw()
  for (const [key, item] of Object.entries(value as Raw)) {
    checkKey(key)
    const given = tidy(item, `${path}.${key}`, depth + 1, budget)
    if (given !== undefined) raw[key] = given
  }
  return raw
}
