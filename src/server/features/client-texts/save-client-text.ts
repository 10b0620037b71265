import type { saveClientText as endpoint } from '#contract/client-texts.ts'
import type { Handler } from '#server/context.ts'
import { missing } from '#server/errors.ts'
import { findAnyLanguage } from '#server/features/languages/public.ts'
import { presentClientText } from './present.ts'
import { deleteTranslation, listTextsOf, upsertTranslation } from './queries.ts'

export const saveClientText: Handler<typeof endpoint> = async (
  { sql, now, audit },
  { client, language_code, key, value },
) => {
  const language = await findAnyLanguage(sql, language_code)
  if (!language) throw missing('Language')
  const find = async () => (await listTextsOf(sql, client, language.code, key))[0]
  const before = await find()
  if (!before) throw missing('Text')
  const which = { client, key, languageCode: language.code }
  await (value ? upsertTranslation(sql, which, value, now) : deleteTranslation(sql, which))
  await audit({
    action: value ? 'client text translated' : 'client translation deleted',
    subject: 'client texts',
    details: { client, language_code: language.code, key, before: before.value, after: value || null },
  })
  return presentClientText((await find())!)
}
