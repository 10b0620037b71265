import type { TextEdits } from '#domain/text-edits.ts'

type Texts = Readonly<Record<string, string>>

/** Where the site's own texts come from, by language. */
export interface TextSource {
  /** All texts of a language as its operator wants them, or null for a language the site was not built with. Never waits for the database. */
  find(code: string): Promise<Texts | null>
  /** The same as they came with the site. */
  shipped(code: string): Promise<Texts | null>
  /** What the operator has written differently; the same object until something changes. */
  edits(): Promise<TextEdits>
  /** The languages that the operator added and switched on, as of a moment ago. */
  added(): readonly string[]
  /** The site's own language, as of a moment ago. */
  fallback(): string
}
