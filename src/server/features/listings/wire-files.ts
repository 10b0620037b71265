import { messageOf } from '#domain/messages.ts'
import type { Context } from '#server/context.ts'
import type { Sql } from '#server/db/sql.ts'
import { AppError } from '#server/errors.ts'
import type { FileSource } from './listing-files.ts'

/** The file of this call in a field, by the place that the schema sees. */
export function uploadAt(ctx: Pick<Context, 'files'>, place: string): FileSource | undefined {
  const upload = ctx.files.get(place)?.[0]
  return upload && { upload }
}

/** All files of a list. */
export const uploadsAt = (ctx: Pick<Context, 'files'>, place: string): FileSource[] =>
  (ctx.files.get(place) ?? []).map((upload) => ({ upload }))

type Translated = { language_id: number } | undefined

/** Finds the codes of the languages that translations name by number. */
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
