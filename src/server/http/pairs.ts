import { isAbsent, isBlank } from '#domain/absent.ts'
import {
  checkKey,
  checkText,
  emptyRaw,
  MAX_DEPTH,
  MAX_FIELDS,
  notUtf8,
  type Raw,
  tooDeep,
  tooManyFields,
} from './wellformed.ts'

// Own parser: shipped clients send PHP-style keys, and `qs` differs from PHP in repeated keys, depth and limits.

const NONE: readonly string[] = []

/** Parses `a=1&list[]=2&rows[0][id]=3` as PHP does: brackets nest, and the last of two equal keys wins. */
export function parsePairs(text: string, keepsEmpty = NONE): Raw {
  const form = newForm(keepsEmpty)
  let start = 0
  while (start < text.length) {
    let end = text.indexOf('&', start)
    if (end === -1) end = text.length
    if (end > start) {
      // Searched within the pair only: a thousand searches to the end of a long body would be slow.
      const pair = text.slice(start, end)
      const equals = pair.indexOf('=')
      const key = decode(equals === -1 ? pair : pair.slice(0, equals), 'A field name')
      addField(form, key, equals === -1 ? '' : decode(pair.slice(equals + 1), key))
    }
    start = end + 1
  }
  return finish(form)
}

/** Builds one nested object from the fields of a multipart form; a symbol marks the position of a file. */
export function assemble(pairs: Iterable<readonly [string, string | symbol]>, keepsEmpty = NONE): Raw {
  const form = newForm(keepsEmpty)
  for (const [key, value] of pairs) addField(form, key, value)
  return finish(form)
}

interface Form {
  root: Raw
  keepsEmpty: readonly string[]
  count: number
  nests: boolean
  /** Next index for `[]` in each list. */
  next: Map<Raw, number>
}

const newForm = (keepsEmpty: readonly string[]): Form => ({
  root: emptyRaw(),
  keepsEmpty,
  count: 0,
  nests: false,
  next: new Map(),
})

function addField(form: Form, key: string, value: string | symbol) {
  if (++form.count > MAX_FIELDS) throw tooManyFields()
  const given = isAbsent(value) ? (isBlank(value) && form.keepsEmpty.includes(key) ? '' : undefined) : value
  if (typeof given === 'string') checkText(given, key)
  if (key.charCodeAt(key.length - 1) === CLOSING && key.indexOf('[') > 0) {
    form.nests = true
    place(form, splitKey(key), given)
    return
  }
  if (given === undefined) {
    if (key in form.root) delete form.root[key]
    return
  }
  checkKey(key)
  form.root[key] = given
}

const CLOSING = ']'.charCodeAt(0)

function splitKey(key: string): string[] {
  const open = key.indexOf('[')
  const path = [key.slice(0, open), ...key.slice(open + 1, -1).split('][')]
  if (path.length > MAX_DEPTH) throw tooDeep(key)
  for (const step of path) checkKey(step)
  return path
}

function place({ root, next }: Form, path: string[], value: string | symbol | undefined) {
  let node = root
  for (const step of path.slice(0, -1)) {
    const key = step === '' ? nextIndex(node, next) : step
    const child = node[key]
    if (typeof child === 'object') node = child as Raw
    else {
      const fresh = emptyRaw()
      node[key] = fresh
      node = fresh
    }
  }
  const last = path[path.length - 1]!
  node[last === '' ? nextIndex(node, next) : last] = value
}

/** Each search continues after the previous one, so that many `[]` after explicit indices stay linear. */
function nextIndex(node: Raw, next: Map<Raw, number>): string {
  let index = next.get(node) ?? Object.keys(node).length
  while (String(index) in node) index++
  next.set(node, index + 1)
  return String(index)
}

const finish = (form: Form): Raw => (form.nests ? ((settle(form.root) as Raw | undefined) ?? emptyRaw()) : form.root)

/** Turns index keys into a list without holes; empty containers count as absent, as on the top level. */
function settle(node: unknown): unknown {
  if (typeof node !== 'object') return node
  const entries = Object.entries(node as Raw)
  const isList = entries.length > 0 && entries.every(([key]) => INDEX.test(key))
  const kept = entries.map(([key, value]) => [key, settle(value)] as const).filter(([, value]) => value !== undefined)
  if (kept.length === 0) return undefined
  if (isList) return kept.map(([, value]) => value)
  return Object.assign(emptyRaw(), Object.fromEntries(kept))
}

const INDEX = /^\d+$/

function decode(text: string, field: string): string {
  const spaced = text.includes('+') ? text.replaceAll('+', ' ') : text
  if (!spaced.includes('%')) return spaced
  try {
    return decodeURIComponent(spaced)
  } catch {
    return decodeStray(spaced, field)
  }
}

/** A `%` that starts no escape is literal, as in a search for "50%"; invalid UTF-8 is refused. */
function decodeStray(text: string, field: string): string {
  try {
    return decodeURIComponent(text.replace(/%(?![0-9a-f]{2})/gi, '%25'))
  } catch {
    throw notUtf8(field)
  }
}
