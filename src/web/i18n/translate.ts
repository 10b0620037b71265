import { fillText } from '#domain/fill-text.ts'
import type { texts as api } from './api/en.ts'
import { directionOf, keptTogether } from './direction.ts'
import type { en } from './en.ts'
import type { texts as server } from './server/en.ts'

export type Texts = Record<keyof typeof en, string>
/** Texts that a screen may show; the rest stays on the server, for emails and page heads. */
export type TextKey = Exclude<keyof Texts, keyof typeof api | keyof typeof server>
export type Values = Record<string, string | number>
/** Looks up a text and fills its `{slots}`. */
export type Translate = (key: TextKey, values?: Values) => string
export type TranslateAll = (key: keyof Texts, values?: Values) => string

const made = new WeakMap<Texts, TranslateAll>()

/** One per language: creating plural rules takes longer than rendering a page. */
export function translator(language: string, texts: Texts): TranslateAll {
  const known = made.get(texts)
  if (known) return known
  const translate = newTranslator(language, texts)
  made.set(texts, translate)
  return translate
}

function newTranslator(language: string, texts: Texts): TranslateAll {
  // Intl objects take up to 20 ms of a phone's first frame each, so they are created when a text needs them.
  let plurals: Intl.PluralRules | undefined
  let numbers: Intl.NumberFormat | undefined
  const category = (count: number) => {
    plurals ??= new Intl.PluralRules(language)
    return plurals.select(count)
  }
  const number = (count: number) => {
    numbers ??= new Intl.NumberFormat(language)
    return numbers.format(count)
  }
  const isRtl = directionOf(language) === 'rtl'
  return (key, values) => {
    const text = texts[key] ?? unknown(key)
    if (!values) return text
    return fillText(text, values, {
      category,
      number,
      write: (value) => (typeof value === 'number' ? number(value) : isRtl ? keptTogether(value) : value),
    })
  }
}

/** A key is never shown; the console names the key whose area was not loaded. */
function unknown(key: string): string {
  console.error(`No text for ${key}: the page does not bring its area`)
  return ''
}
