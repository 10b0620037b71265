import { fillText } from '#domain/fill-text.ts'
import { whenInWords } from '#domain/when-in-words.ts'
import type { TextSource } from '#server/adapters/texts/port.ts'
import { cleanHtml } from '#server/features/markup/public.ts'
import { escapedLines } from './email-layout.ts'

type Values = Readonly<Record<string, string | number>>

/** Fills the placeholders of a translated text. */
export interface FillTemplate {
  (key: string, values?: Values): string
  /** Same, with the operator's own HTML, sanitised; null where there is none. */
  html(key: string, values?: Values): string | null
}

/** Translator for a language; falls back to English. */
export async function wordsOf(texts: TextSource, language: string | null): Promise<FillTemplate> {
  const all = (language && (await texts.find(language))) || (await texts.find('en')) || {}
  const inWords = (values: Values): Values =>
    typeof values.when === 'string' ? { ...values, when: whenInWords(values.when, language ?? 'en') } : values
  const say = (key: string, values: Values = {}) => filled(all[key] ?? key, inWords(values), String)
  // Sanitised again after filling, because a placeholder may be inside a URL attribute.
  const html = (key: string, values: Values = {}) =>
    all[key] === undefined ? null : cleanHtml(filled(all[key], inWords(values), (value) => escapedLines(String(value))))
  return Object.assign(say, { html })
}

const filled = (text: string, values: Values, write: (value: string | number) => string) =>
  fillText(text, values, { category: () => 'other', number: String, write })
