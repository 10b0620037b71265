import type { deleteLanguage as endpoint } from '#contract/languages-admin.ts'
import { messageOf } from '#domain/messages.ts'
import type { Handler } from '#server/context.ts'
import { AppError, missing } from '#server/errors.ts'
import { listLanguages } from './list-all-languages.ts'
import { countLanguageUses, deleteLanguageRow, findAnyLanguage, lockLanguages } from './queries.ts'

export const deleteLanguage: Handler<typeof endpoint> = async ({ sql, texts, audit }, { code }) => {
  await lockLanguages(sql)
  const language = await findAnyLanguage(sql, code)
  if (!language) throw missing('Language')
  if (language.baseCode === null) throw new AppError('refused', 'api.language-shipped')
  if (language.isActive) throw new AppError('refused', 'api.language-on')
  const { people, translations, others } = await countLanguageUses(sql, language.code)
  const uses = [
    ...(people > 0 ? [messageOf('api.uses-people', { count: people })] : []),
    ...(translations > 0 ? [messageOf('api.uses-translations', { count: translations })] : []),
    ...(others > 0 ? [messageOf('api.uses-languages', { count: others })] : []),
  ]
  if (uses.length > 0) throw new AppError('refused', messageOf('api.language-used', { uses }))
  await deleteLanguageRow(sql, language.id)
  await audit({
    action: 'language deleted',
    subject: 'language',
    subjectId: language.id,
    details: { code: language.code },
  })
  return listLanguages({ sql, texts })
}
