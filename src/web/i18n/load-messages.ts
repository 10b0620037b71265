import type { Texts } from './translate.ts'

type Language = 'en' | 'es' | 'ar' | 'hi' | 'fr'
type Sources = Record<Language, () => Promise<{ texts: Partial<Texts> }>>

/** The messages that this document has loaded so far, in its one language. */
export const fetched = {} as Texts

const EDITS_ID = 'text-edits'

/** The operator's overrides; the document carries them, so that it reads the same before and after hydration. */
export const edits: Readonly<Record<string, string>> | null = import.meta.env.SSR
  ? null
  : JSON.parse(document.getElementById(EDITS_ID)?.textContent ?? 'null')

/** The language whose files this document loads; a language that the operator added is based on another. */
export const fileLanguage = (): string => document.documentElement.dataset.texts ?? document.documentElement.lang

/** Loads one area; code that awaits it never shows a missing text. The server has all texts in memory. */
export async function bring(sources: Sources): Promise<void> {
  if (import.meta.env.SSR) return
  const source = sources[fileLanguage() as Language] ?? sources.en
  // Retried once after 1 s: without it a short connection loss would leave texts missing until a reload.
  const { texts } = await source().catch(() => pause(1000).then(source))
  Object.assign(fetched, texts, edits)
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
