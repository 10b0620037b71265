import { NO_EDITS, type TextEdits } from '#domain/translation-overrides.ts'
import { texts as api } from './api/en.ts'
import { ar } from './ar.ts'
import { directionOf } from './direction.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { hi } from './hi.ts'
import { texts as server } from './server/en.ts'
import type { Texts } from './translate.ts'

const ALL: Record<string, Texts> = { en, es, ar, hi, fr }

let edits = NO_EDITS
const laid = new Map<string, Texts>()

/** Applies the operator's translation overrides, from now on and to every page. */
export function layEdits(now: TextEdits): void {
  if (now === edits) return
  edits = now
  laid.clear()
}

/** All texts at once, for the server only; the browser loads one language. */
export function textsOf(language: string): Texts {
  const known = laid.get(language)
  if (known) return known
  const below = edits.added[language]?.base
  const texts = ALL[language] ?? (below ? textsOf(below) : en)
  const own = edits.of[language]
  const whole = own ? { ...texts, ...own } : texts
  laid.set(language, whole)
  return whole
}

/** The overrides that a document carries besides its files, or null without any. */
export function editsFor(language: string): Readonly<Record<string, string>> | null {
  const below = edits.added[language] && editsFor(edits.added[language].base)
  const shown = Object.entries(edits.of[language] ?? {}).filter(
    ([key]) => key in en && !(key in server) && !(key in api),
  )
  return shown.length > 0 || below ? { ...below, ...Object.fromEntries(shown) } : null
}

/** The language whose files a browser fetches: the current one, or its base language. */
export function fileLanguage(language: string): string {
  if (Object.hasOwn(ALL, language)) return language
  const base = edits.added[language]?.base
  return base ? fileLanguage(base) : 'en'
}

/** The direction of a language; for an added language the operator sets it. */
export function directionIn(language: string): 'ltr' | 'rtl' {
  const added = edits.added[language]
  return added ? (added.isRtl ? 'rtl' : 'ltr') : directionOf(language)
}
