import {
  checkKey,
  checkText,
  emptyRaw,
  isAbsent,
  MAX_DEPTH,
  MAX_FIELDS,
  notUtf8,
  type Raw,
  tooDeep,
  tooManyFields,
} from './wellformed.ts'

const NONE: readonly string[] = []

/** Reads `a=1&list[]=2&rows[0][id]=3` as PHP does: brackets nest, the last of two equal keys wins. */
export function parsePairs(text: string, keepsEmpty = NONE): Raw {
  const form = newForm(keepsEmpty)
  let start = 0
  while (start < text.length) {
    let end = text.indexOf('&', start)
    if (end === -1) end = text.length
    if (end > start) {
      // Searched within the pair alone: a thousand searches to the end of a long body would be slow.
      const pair = text.slice(start, end)
      const equals = pair.indexOf('=')
      const key = decode(equals === -1 ? pair : pair.slice(0, equals), 'A field name')
      addField(form, key, equals === -1 ? '' : decode(pair.slice(equals + 1), key))
    }
    start = end + 1
  }
  return finish(form)
}

/** Turns the named values of a multipart form into one nested object; a symbol holds the place of a file. */
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
  /** The index that the next `[]` of a list gets. */
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
  const given = isAbsent(value) && !(value === '' && form.keepsEmpty.includes(key)) ? undefined : value
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

/** Each search begins where the last one ended, so that many `[]` behind taken indices stay linear. */
function nextIndex(node: Raw, next: Map<Raw, number>): string {
  let index = next.get(node) ?? Object.keys(node).length
  while (String(index) in node) index++
  next.set(node, index + 1)
  return String(index)
}

const finish = (form: Form): Raw => (form.nests ? ((settle(form.root) as Raw | undefined) ?? emptyRaw()) : form.root)

/** Index keys become a list without holes; what holds nothing counts as absent, as on the flat level. */
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

/** A `%` that starts no escape stands for itself, as a search for "50%" does; broken UTF-8 does not. */
function decodeStray(text: string, field: string): string {
  try {
    return decodeURIComponent(text.replace(/%(?![0-9a-f]{2})/gi, '%25'))
  } catch {
    throw notUtf8(field)
  }
}
