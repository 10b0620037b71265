import { fillText } from '#domain/fill-text.ts'
import type { texts as api } from './api/en.ts'
import { directionOf, keptTogether } from './direction.ts'
import type { en } from './en.ts'
import type { texts as server } from './server/en.ts'

export type Texts = Record<keyof typeof en, string>
/** What a screen may show; the rest stays on the server, in mails and in the heads of pages. */
export type TextKey = Exclude<keyof Texts, keyof typeof api | keyof typeof server>
export type Values = Record<string, string | number>
/** Looks up a text and fills its `{slots}`. */
export type Translate = (key: TextKey, values?: Values) => string
export type TranslateAll = (key: keyof Texts, values?: Values) => string

const made = new WeakMap<Texts, TranslateAll>()

/** One per language: the rules of a language take longer to set up than a page takes to write. */
export function translator(language: string, texts: Texts): TranslateAll {
  const known = made.get(texts)
  if (known) return known
  const translate = newTranslator(language, texts)
  made.set(texts, translate)
  return translate
}

function newTranslator(language: string, texts: Texts): TranslateAll {
  const plurals = new Intl.PluralRules(language)
  const numbers = new Intl.NumberFormat(language)
  const isRtl = directionOf(language) === 'rtl'
  return (key, values) => {
    const text = texts[key] ?? unknown(key)
    if (!values) return text
    return fillText(text, values, {
      category: (count) => plurals.select(count),
      number: numbers.format,
      write: (value) => (typeof value === 'number' ? numbers.format(value) : isRtl ? keptTogether(value) : value),
    })
  }
}

/** Nobody is shown a key; whoever forgot to bring its area sees it named. */
function unknown(key: string): string {
  console.error(`No text for ${key}: the page does not bring its area`)
  return ''
}
