import type { addLanguage as endpoint } from '#contract/languages-admin.ts'
import { messageOf } from '#domain/messages.ts'
import type { Handler } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { listLanguages } from './list-all-languages.ts'
import { findAnyLanguage, insertLanguage, lockLanguages } from './queries.ts'

export const addLanguage: Handler<typeof endpoint> = async ({ sql, texts, audit }, input) => {
  const code = spelling(input.code)
  if (!code) throw new AppError('invalid', messageOf('api.language-unknown', { code: input.code }), { field: 'code' })
  await lockLanguages(sql)
  if (await findAnyLanguage(sql, code)) throw new AppError('refused', 'api.language-taken', { field: 'code' })
  const base = await findAnyLanguage(sql, input.base_code)
  if (!base) throw new AppError('invalid', 'api.language-no-base', { field: 'base_code' })
  const { id } = await insertLanguage(sql, { code, name: input.name, isRtl: input.rtl, baseCode: base.code })
  await audit({
    action: 'language added',
    subject: 'language',
    subjectId: id,
    details: { code, name: input.name, rtl: input.rtl, base_code: base.code },
  })
  return listLanguages({ sql, texts })
}

const NAMES = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' })

/** The canonical spelling of a language code, such as `pt-BR`; null for a code that no language has. */
function spelling(code: string): string | null {
  try {
    const [written] = Intl.getCanonicalLocales(code)
    return written && NAMES.of(written.split('-')[0]!) !== undefined ? written : null
  } catch {
    return null
  }
}
