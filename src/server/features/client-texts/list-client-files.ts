import type { ClientFile, listClientFiles as endpoint } from '#contract/client-texts.ts'
import { CLIENTS } from '#domain/client-texts.ts'
import { instantOf } from '#domain/instant.ts'
import type { Handler } from '#server/context.ts'
import type { Sql } from '#server/db/sql.ts'
import { listLanguageNames } from '#server/features/languages/public.ts'
import { countTranslated, listFiles } from './queries.ts'

export const listClientFiles: Handler<typeof endpoint> = ({ sql }) => presentFiles(sql)

export async function presentFiles(sql: Sql): Promise<ClientFile[]> {
  const [files, counts, languages] = [await listFiles(sql), await countTranslated(sql), await listLanguageNames(sql)]
  return CLIENTS.map((client) => {
    const file = files.find((one) => one.client === client)
    const translated = (code: string) => {
      const count = counts.find((one) => one.client === client && one.code === code)?.count ?? 0
      return code === 'en' ? 100 : Math.floor((100 * count) / Math.max(1, file?.wording ?? 0))
    }
    return {
      client,
      texts: file?.texts ?? 0,
      uploaded_at: file ? instantOf(file.uploadedAt) : null,
      languages: languages.map(({ code, name }) => ({ code, name, translated: translated(code) })),
    }
  })
}
