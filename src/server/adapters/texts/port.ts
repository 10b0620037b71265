import type { TextEdits } from '#domain/translation-overrides.ts'

type Texts = Readonly<Record<string, string>>

/** Source of the interface texts, by language. */
export interface TextSource {
  /**
   * All texts of a language with the operator's overrides, or null for a language without a build. Never waits for the
   * database.
   */
  find(code: string): Promise<Texts | null>
  /** The texts without overrides. */
  shipped(code: string): Promise<Texts | null>
  /** Overrides of the operator; the same object until something changes. */
  edits(): Promise<TextEdits>
  /** Added and enabled languages, as of the last refresh. */
  added(): readonly string[]
  /** Default language of the site, as of the last refresh. */
  fallback(): string
}
