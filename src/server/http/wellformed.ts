import { isUtf8 } from 'node:buffer'
import { type Message, messageOf, type PlainKey } from '#domain/messages.ts'
import { AppError } from '#server/errors.ts'

/** Input before validation: objects without a prototype, absent values removed. */
export interface Raw {
  [key: string]: unknown
}

export const MAX_DEPTH = 8
export const MAX_FIELDS = 1_000
const MAX_KEY = 200
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype'])

/** Error for a malformed request; names the field if there is one. */
export const malformed = (message: PlainKey | Message, field?: string) => new AppError('malformed', message, { field })

export const tooManyFields = () => malformed(messageOf('api.too-many-fields', { most: MAX_FIELDS }))

export const tooLarge = (kilobytes: number) =>
  new AppError('too-large', messageOf('api.request-too-large', { kilobytes }))

export const tooDeep = (field: string) => malformed(messageOf('api.nested-too-deep', { field: shown(field) }), field)

export const emptyRaw = (): Raw => Object.create(null)

export function checkKey(key: string) {
  if (key.length > MAX_KEY) throw malformed('api.field-name-long')
  if (FORBIDDEN_KEYS.has(key)) throw malformed(messageOf('api.field-name-forbidden', { name: key }), key)
  checkText(key, 'A field name')
}

/** PostgreSQL text can contain neither NUL nor lone surrogates, so both are refused. */
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
