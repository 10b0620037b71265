import type { deleteLanguage as endpoint } from '#contract/texts-admin.ts'
import type { Handler } from '#server/context.ts'
import { AppError, missing } from '#server/errors.ts'
import { listLanguages } from './list-all-languages.ts'
import { countLanguageUses, deleteLanguageRow, findAnyLanguage, lockLanguages } from './queries.ts'

export const deleteLanguage: Handler<typeof endpoint> = async ({ sql, texts, audit }, { code }) => {
  await lockLanguages(sql)
  const language = await findAnyLanguage(sql, code)
  if (!language) throw missing('Language')
  if (language.baseCode === null)
    throw new AppError('refused', 'This language came with the site and stays; switch it off instead')
  if (language.isActive) throw new AppError('refused', 'Visitors may choose this language; switch it off first')
  const { people, translations, others } = await countLanguageUses(sql, language.code)
  const uses = [
    people > 0 && `${people} ${people === 1 ? 'person' : 'people'}`,
    translations > 0 && `${translations} ${translations === 1 ? 'translation' : 'translations'}`,
    others > 0 && `${others} other ${others === 1 ? 'language' : 'languages'}`,
  ].filter(Boolean)
  if (uses.length > 0)
    throw new AppError('refused', `This language is still used by ${uses.join(' and ')}, so it cannot be deleted`)
  await deleteLanguageRow(sql, language.id)
  await audit({
    action: 'language deleted',
    subject: 'language',
    subjectId: language.id,
    details: { code: language.code },
  })
  return listLanguages({ sql, texts })
}
