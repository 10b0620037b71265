import { type Message, messageOf } from './messages.ts'

/** Shipped clients that read their texts from the API: two generations of the web client, and the mobile app. */
export const CLIENTS = ['older-web', 'newer-web', 'app'] as const
export type Client = (typeof CLIENTS)[number]

export const MAX_CLIENT_FILE_KILOBYTES = 512
export const MAX_CLIENT_KEY = 200
export const MAX_CLIENT_TEXT = 5000
const MAX_TEXTS = 5000

/** The client of a request for a language: only web clients request the web file, and only newer ones name a language in a header. */
export function clientOf({ wantsWebFile, isNewer }: { wantsWebFile: boolean; isNewer: boolean }): Client {
  if (!wantsWebFile) return 'app'
  return isNewer ? 'newer-web' : 'older-web'
}

/** Texts of a language file in their order, or the problem of the file. */
export function parseClientFile(bytes: Uint8Array): ReadonlyMap<string, string> | Message {
  const file = parsed(bytes)
  if ('key' in file) return file
  const entries = Object.entries(file.value)
  if (entries.length === 0) return { key: 'api.client-file-empty' }
  if (entries.length > MAX_TEXTS) return messageOf('api.client-file-many', { most: MAX_TEXTS })
  for (const [key, text] of entries) {
    const problem = keyProblem(key) ?? textProblem(key, text)
    if (problem) return problem
  }
  const repeated = repeatedKey(file.text)
  if (repeated !== undefined) return messageOf('api.client-file-twice', { name: repeated })
  return new Map(entries)
}

function parsed(bytes: Uint8Array): { text: string; value: Record<string, string> } | Message {
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return { key: 'api.client-file-not-utf8' }
  }
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return { key: 'api.client-file-not-object' }
    return { text, value: value as Record<string, string> }
  } catch {
    return { key: 'api.client-file-not-json' }
  }
}

const keyProblem = (key: string): Message | null =>
  key.trim() === '' || key.length > MAX_CLIENT_KEY || /[\p{Cc}\p{Cs}]/u.test(key)
    ? messageOf('api.client-file-key', { most: MAX_CLIENT_KEY })
    : null

function textProblem(name: string, text: unknown): Message | null {
  if (typeof text !== 'string') return messageOf('api.client-file-not-text', { name })
  if (text.length > MAX_CLIENT_TEXT) return messageOf('api.client-file-long', { name, most: MAX_CLIENT_TEXT })
  return hasControls(text) ? messageOf('api.client-file-control', { name }) : null
}

/** Control characters other than line breaks and tabs, and halves of surrogate pairs, which the database cannot store. */
export const hasControls = (text: string) => /[\p{Cs}\p{Cc}]/u.test(text.replace(/[\t\n\r]/g, ''))

/** A key that occurs twice in a valid JSON object of strings; `JSON.parse` keeps the last value only. */
function repeatedKey(json: string): string | undefined {
  const known = new Set<string>()
  for (const [, token, colon] of json.matchAll(/("[^"\\]*(?:\\.[^"\\]*)*")(\s*:)?/g)) {
    if (colon === undefined) continue
    const key = JSON.parse(token!) as string
    if (known.has(key)) return key
    known.add(key)
  }
  return undefined
}
