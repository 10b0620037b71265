import type { EditableText } from '#contract/languages-admin.ts'
import { instantOf } from '#domain/instant.ts'
import type { EditRow } from './queries.ts'

export const presentText = (
  key: string,
  english: string,
  shipped: string | undefined,
  edit: EditRow | null | undefined,
): EditableText => ({
  key,
  english,
  shipped: shipped ?? english,
  value: edit?.value ?? null,
  updated_at: edit ? instantOf(edit.updatedAt) : null,
})
