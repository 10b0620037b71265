import { directionOf, keptTogether } from './direction.ts'
import type { en } from './en.ts'
import type { texts as server } from './server/en.ts'

export type Texts = Record<keyof typeof en, string>
/** What a screen may show; the rest stays on the server, in mails and in the heads of pages. */
export type TextKey = Exclude<keyof Texts, keyof typeof server>
export type Values = Record<string, string | number>
/** Looks up a text and fills its `{slots}`. */
export type Translate = (key: TextKey, values?: Values) => string
export type TranslateAll = (key: keyof Texts, values?: Values) => string

/**
 * Plural forms are written inside one text, one form per CLDR category: `{count|one:# home|other:# homes}`;
 * a language without a category falls back to `other`.
 */
const SLOT = /\{(\w+)(?:\|([^{}]*))?\}/g

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
    return text.replace(SLOT, (whole, name: string, forms: string | undefined) => {
      const value = values[name]
      if (value === undefined) return whole
      if (!forms && typeof value === 'number') return numbers.format(value)
      if (!forms) return isRtl ? keptTogether(String(value)) : String(value)
      return plural(forms, plurals.select(Number(value))).replace('#', numbers.format(Number(value)))
    })
  }
}

/** Nobody is shown a key; whoever forgot to bring its area sees it named. */
function unknown(key: string): string {
  console.error(`No text for ${key}: the page does not bring its area`)
  return ''
}

function plural(forms: string, category: string): string {
  const all = new Map(
    forms.split('|').map((form) => [form.slice(0, form.indexOf(':')), form.slice(form.indexOf(':') + 1)]),
  )
  return all.get(category) ?? all.get('other') ?? ''
}
