import type { getLanguages as endpoint } from '#contract/languages.ts'
import { clientOf } from '#domain/client-texts.ts'
import { instantOf } from '#domain/instant.ts'
import type { Handler } from '#server/context.ts'
import { missing } from '#server/errors.ts'
import { findClientTexts } from '#server/features/client-texts/public.ts'
import { findLanguage } from './queries.ts'

export const getLanguages: Handler<typeof endpoint> = async (
  { sql, texts, isNewerClient },
  { language_code, web_language_file },
) => {
  const [language] = await Promise.all([findLanguage(sql, language_code), texts.edits()])
  if (!language) throw missing('Language')
  const client = clientOf({ wantsWebFile: web_language_file, isNewer: isNewerClient })
  const clientTexts = await findClientTexts(sql, client, language.code)
  return {
    id: language.id,
    name: language.name,
    code: language.code,
    status: 1,
    rtl: language.isRtl ? 1 : 0,
    created_at: instantOf(language.createdAt),
    updated_at: instantOf(language.updatedAt),
    deleted_at: null,
    // A client without an uploaded file shows its own English; only the web file then has the site's texts.
    file_name: clientTexts ?? ((web_language_file && (await texts.find(language.code))) || {}),
  }
}
