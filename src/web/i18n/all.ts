import { NO_EDITS, type TextEdits } from '#domain/text-edits.ts'
import { ar } from './ar.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { hi } from './hi.ts'
import { texts as server } from './server/en.ts'
import type { Texts } from './translate.ts'

const ALL: Record<string, Texts> = { en, es, ar, hi, fr }

let edits = NO_EDITS
const laid = new Map<string, Texts>()

/** Lays the operator's own wording over the texts, from now on and for every page. */
export function layEdits(now: TextEdits): void {
  if (now === edits) return
  edits = now
  laid.clear()
}

/** Every text at once: for the server only, the browser loads one language. */
export function textsOf(language: string): Texts {
  const known = laid.get(language)
  if (known) return known
  const texts = ALL[language] ?? en
  const own = edits.of[language]
  const whole = own ? { ...texts, ...own } : texts
  laid.set(language, whole)
  return whole
}

/** What a browser has to be told beside its files, or null where nothing was edited. */
export function editsFor(language: string): Readonly<Record<string, string>> | null {
  const shown = Object.entries(edits.of[language] ?? {}).filter(([key]) => key in en && !(key in server))
  return shown.length > 0 ? Object.fromEntries(shown) : null
}
