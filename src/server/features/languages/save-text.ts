import type { saveText as endpoint } from '#contract/languages-admin.ts'
import { editProblem } from '#domain/translation-overrides.ts'
import type { Handler } from '#server/context.ts'
import { AppError, missing } from '#server/errors.ts'
import { presentText } from './present-text.ts'
import { deleteEdit, findAnyLanguage, findEdit, upsertEdit } from './queries.ts'
import { textsBelow } from './texts-below.ts'

export const saveText: Handler<typeof endpoint> = async ({ sql, audit, texts, now }, { language_code, key, value }) => {
  const language = await findAnyLanguage(sql, language_code)
  if (!language) throw missing('Language')
  const english = await texts.shipped('en')
  if (!english || !Object.hasOwn(english, key)) throw missing('Text')
  const problem = value ? editProblem(value, english[key]!, language_code) : null
  if (problem) throw new AppError('invalid', problem, { field: 'value' })
  const before = await findEdit(sql, language_code, key)
  const after = value
    ? await upsertEdit(sql, { languageCode: language_code, key, value, now })
    : await deleteEdit(sql, language_code, key)
  await audit({
    action: value ? 'text changed' : 'text restored',
    subject: 'language',
    subjectId: language.id,
    details: { key, before: before?.value ?? null, after: value || null },
  })
  return presentText(key, english[key]!, (await textsBelow(texts, language))[key], after)
}
