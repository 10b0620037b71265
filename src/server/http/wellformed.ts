import { isUtf8 } from 'node:buffer'
import { type Message, messageOf, type PlainKey } from '#domain/messages.ts'
import { AppError } from '#server/errors.ts'

/** What a request says before any schema has seen it: no prototype, absent values left out. */
export interface Raw {
  [key: string]: unknown
}

export const MAX_DEPTH = 8
export const MAX_FIELDS = 1_000
const MAX_KEY = 200
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype'])

/** The refusal of a request that cannot be read; it names the field where there is one. */
export const malformed = (message: PlainKey | Message, field?: string) => new AppError('malformed', message, { field })

export const tooManyFields = () => malformed(messageOf('api.too-many-fields', { most: MAX_FIELDS }))

export const tooLarge = (kilobytes: number) =>
  new AppError('too-large', messageOf('api.request-too-large', { kilobytes }))

export const tooDeep = (field: string) => malformed(messageOf('api.nested-too-deep', { field: shown(field) }), field)

/** Clients write "nothing" in four ways; all of them mean that the field was not sent. */
export const isAbsent = (value: unknown) =>
  value === '' || value === null || value === undefined || value === 'undefined' || value === 'null'

export const emptyRaw = (): Raw => Object.create(null)

export function checkKey(key: string) {
  if (key.length > MAX_KEY) throw malformed('api.field-name-long')
  if (FORBIDDEN_KEYS.has(key)) throw malformed(messageOf('api.field-name-forbidden', { name: key }), key)
  checkText(key, 'A field name')
}

/** Postgres stores neither NUL nor half of a surrogate pair, so neither gets past the door. */
export function checkText(text: string, field: string) {
  if (text.includes('\0')) throw malformed(messageOf('api.contains-nul', { field: shown(field) }), field)
  if (!text.isWellFormed()) throw notUtf8(field)
}

export function utf8(bytes: Buffer, field: string): string {
  if (!isUtf8(bytes)) throw notUtf8(field)
  return bytes.toString('utf8')
}

export const notUtf8 = (field: string) => malformed(messageOf('api.not-utf8', { field: shown(field) }), field)

const shown = (field: string) => (field.length > 60 ? `${field.slice(0, 60)}…` : field)
