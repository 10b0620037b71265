import { describe, expect, test } from 'vitest'
import { ar } from '#web/i18n/ar.ts'
import { en } from '#web/i18n/en.ts'
import { es } from '#web/i18n/es.ts'
import { fr } from '#web/i18n/fr.ts'
import { hi } from '#web/i18n/hi.ts'
import { sourceFiles } from './source.ts'
import { SAME_IN } from './untranslated.ts'

const LANGUAGES: Record<string, Readonly<Record<string, string>>> = { en, es, ar, hi, fr }
const KEYS = Object.keys(en) as (keyof typeof en)[]

test('each area has a file in each language', () => {
  const areas = new Map<string, string[]>()
  for (const { path } of sourceFiles()) {
    const [, area, language] = /^web\/i18n\/([\w-]+)\/([a-z]{2})\.ts$/.exec(path) ?? []
    if (area && language) areas.set(area, [...(areas.get(area) ?? []), language])
  }
  expect(areas.size).toBeGreaterThan(20)
  const short = [...areas].filter(([, languages]) => languages.length !== Object.keys(LANGUAGES).length)
  expect(short).toEqual([])
})

describe.each(Object.entries(LANGUAGES))('%s', (language, texts) => {
  test('has every text and no other', () => {
    expect(Object.keys(texts).sort()).toEqual([...KEYS].sort())
    expect(KEYS.filter((key) => !texts[key]?.trim())).toEqual([])
  })

  test('has the placeholders of the English text', () => {
    expect(wrong((key) => slotsOf(texts[key]!).join() !== slotsOf(en[key]).join())).toEqual([])
  })

  test('has no broken placeholder', () => {
    expect(wrong((key) => /[{}]/.test(texts[key]!.replace(/\{\w+(\|[^{}]*)?\}/g, '')))).toEqual([])
  })

  test('has every plural form of its grammar, and no other', () => {
    expect(wrong((key) => pluralFaults(language, texts[key]!, en[key]).length > 0)).toEqual([])
  })

  function wrong(isWrong: (key: keyof typeof en) => boolean): string[] {
    return KEYS.filter(isWrong).map((key) => `${key}: ${texts[key]}`)
  }
})

test.each(Object.entries(LANGUAGES).filter(([language]) => language !== 'en'))(
  '%s is translated, not copied',
  (language, texts) => {
    const same = KEYS.filter((key) => texts[key] === en[key] && /\p{L}{2}/u.test(said(en[key])))
    expect(same.filter((key) => !SAME_IN[language]!.has(en[key])).map((key) => `${key}: ${en[key]}`)).toEqual([])
  },
)

test.each(['hi', 'ar'])('%s is written in its own script', (language) => {
  const own = language === 'hi' ? /\p{Script=Devanagari}/u : /\p{Script=Arabic}/u
  const foreign = KEYS.filter((key) => /\p{L}{2}/u.test(said(en[key])) && !own.test(LANGUAGES[language]![key]!))
  expect(foreign.filter((key) => !SAME_IN[language]!.has(LANGUAGES[language]![key]!))).toEqual([])
})

/** A text without its placeholders. */
const said = (text: string) => text.replace(/\{[^{}]*\}/g, '')

function slotsOf(text: string): string[] {
  return [...text.matchAll(/\{(\w+)(\|)?/g)].map(([, name, forms]) => `${name}${forms ?? ''}`).sort()
}

const forms = new Map<string, { known: Set<string>; needed: Set<string> }>()

/** Cached for each language, because creating plural rules is slow. */
function formsOf(language: string) {
  const rules = forms.get(language) ?? { known: new Set<string>(), needed: new Set<string>() }
  if (rules.known.size > 0) return rules
  const plurals = new Intl.PluralRules(language)
  for (const form of plurals.resolvedOptions().pluralCategories) rules.known.add(form)
  for (let count = 0; count < 200; count++) rules.needed.add(plurals.select(count))
  rules.needed.delete('zero')
  forms.set(language, rules)
  return rules
}

/** Forms for numbers from a million up may fall back, and zero may be a number: `0 homes`. */
function pluralFaults(language: string, text: string, english: string): string[] {
  const { known, needed } = formsOf(language)
  const startsAtTwo = !english.includes('|one:')
  return [...text.matchAll(/\{\w+\|([^{}]*)\}/g)].flatMap(([, all]) => {
    const forms = all!.split('|').map((form) => form.slice(0, form.indexOf(':')))
    const missing = [...needed].filter((form) => !forms.includes(form) && !(startsAtTwo && form === 'one'))
    return [...forms.filter((form) => !known.has(form)), ...missing]
  })
}
