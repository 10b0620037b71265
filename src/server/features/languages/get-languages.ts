import type { getLanguages as endpoint } from '#contract/languages.ts'
import { instantOf } from '#domain/instant.ts'
import type { Handler } from '#server/context.ts'
import { missing } from '#server/errors.ts'
import { findLanguage } from './queries.ts'

export const getLanguages: Handler<typeof endpoint> = async ({ sql, texts }, { language_code, web_language_file }) => {
  const [language] = await Promise.all([findLanguage(sql, language_code), texts.edits()])
  if (!language) throw missing('Language')
  return {
    id: language.id,
    name: language.name,
    code: language.code,
    status: 1,
    rtl: language.isRtl ? 1 : 0,
    created_at: instantOf(language.createdAt),
    updated_at: instantOf(language.updatedAt),
    deleted_at: null,
    // The apps ship their own texts, so only the website gets the site's.
    file_name: (web_language_file && (await texts.find(language.code))) || {},
  }
}
