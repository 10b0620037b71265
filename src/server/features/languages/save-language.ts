import type { saveLanguage as endpoint } from '#contract/languages-admin.ts'
import type { Handler } from '#server/context.ts'
import { AppError, missing } from '#server/errors.ts'
import { listLanguages } from './list-all-languages.ts'
import { findAnyLanguage, updateLanguage } from './queries.ts'

export const saveLanguage: Handler<typeof endpoint> = async ({ sql, audit, texts }, { code, name, is_active }) => {
  const language = await findAnyLanguage(sql, code)
  if (!language) throw missing('Language')
  const isDefault = (await listLanguages({ sql, texts })).some((known) => known.code === code && known.is_default)
  if (isDefault && !is_active)
    throw new AppError('refused', 'api.language-main', {
      field: 'is_active',
    })
  await updateLanguage(sql, language.id, { name, isActive: is_active })
  await audit({
    action: 'language changed',
    subject: 'language',
    subjectId: language.id,
    details: { code, name, is_active },
  })
  return listLanguages({ sql, texts })
}
