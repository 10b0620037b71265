import type { Texts } from './translate.ts'

type Language = 'en' | 'es' | 'ar' | 'hi' | 'fr'
type Sources = Record<Language, () => Promise<{ texts: Partial<Texts> }>>

/** What this document has fetched so far, in the one language it speaks. */
export const fetched = {} as Texts

const EDITS_ID = 'text-edits'

/** What the operator wrote differently; the document carries it, so that it reads the same before and after it has come alive. */
export const edits: Readonly<Record<string, string>> | null = import.meta.env.SSR
  ? null
  : JSON.parse(document.getElementById(EDITS_ID)?.textContent ?? 'null')

/** The language whose files this document reads; one that the operator added is based on another. */
export const fileLanguage = (): string => document.documentElement.dataset.texts ?? document.documentElement.lang

/** Fetches one area; the code that waits for it never shows a text that is not there. The server has every text anyway. */
export async function bring(sources: Sources): Promise<void> {
  if (import.meta.env.SSR) return
  const source = sources[fileLanguage() as Language] ?? sources.en
  // A module that failed stays failed until the document is loaded anew, so a moment without connection gets a second try.
  const { texts } = await source().catch(() => pause(1000).then(source))
  Object.assign(fetched, texts, edits)
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
