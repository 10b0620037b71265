import { messageOf } from '#domain/messages.ts'
import type { Context } from '#server/context.ts'
import type { Sql } from '#server/db/sql.ts'
import { AppError } from '#server/errors.ts'
import type { FileSource } from './listing-files.ts'

/** The uploaded file of a field, by its path in the schema. */
export function uploadAt(ctx: Pick<Context, 'files'>, place: string): FileSource | undefined {
  const upload = ctx.files.get(place)?.[0]
  return upload && { upload }
}

/** All uploaded files of a list field. */
export const uploadsAt = (ctx: Pick<Context, 'files'>, place: string): FileSource[] =>
  (ctx.files.get(place) ?? []).map((upload) => ({ upload }))

type Translated = { language_id: number } | undefined

/** Resolves the language ids of translations to codes. */
export async function languageCodes(
  sql: Sql,
  translations: readonly { title?: Translated; description?: Translated }[],
): Promise<(id: number) => string> {
  const rows =
    translations.length === 0 ? [] : await sql<{ id: number; code: string }[]>`select id, code from languages`
  return (id) => {
    const language = rows.find((row) => row.id === id)
    if (!language)
      throw new AppError('invalid', messageOf('api.names-no-language', { field: 'translations', id }), {
        field: 'translations',
      })
    return language.code
  }
}
