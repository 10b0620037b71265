import type { updateLanguage as endpoint } from '#contract/accounts-passwords.ts'
import type { Handler } from '#server/context.ts'
import { missing } from '#server/errors.ts'
import { findAnyLanguage } from '#server/features/languages/public.ts'
import { setLanguage } from './queries.ts'

export const updateLanguage: Handler<typeof endpoint> = async ({ sql, viewer }, { language_code }) => {
  const language = await findAnyLanguage(sql, language_code)
  if (!language?.isActive) throw missing('Language')
  await setLanguage(sql, viewer!.id, language.code)
  return null
}
