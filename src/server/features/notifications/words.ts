import { fillText } from '#domain/fill-text.ts'
import type { TextSource } from '#server/adapters/texts/port.ts'
import { cleanHtml } from '#server/features/markup/public.ts'
import { escapedLines } from './letter.ts'

type Values = Readonly<Record<string, string | number>>

/** Says a text of the site with its gaps filled. */
export interface Say {
  (key: string, values?: Values): string
  /** The same as the operator's own HTML, fit to be sent; null where there is none. */
  html(key: string, values?: Values): string | null
}

/** The site's texts in a language, or in English where there are none. */
export async function wordsOf(texts: TextSource, language: string | null): Promise<Say> {
  const all = (language && (await texts.find(language))) || (await texts.find('en')) || {}
  const say = (key: string, values: Values = {}) => filled(all[key] ?? key, values, String)
  // Cleaned again with what was filled in: a gap may stand where an address belongs.
  const html = (key: string, values: Values = {}) =>
    all[key] === undefined ? null : cleanHtml(filled(all[key], values, (value) => escapedLines(String(value))))
  return Object.assign(say, { html })
}

const filled = (text: string, values: Values, write: (value: string | number) => string) =>
  fillText(text, values, { category: () => 'other', number: String, write })
