import { saveLanguage, saveText } from '#contract/texts-admin.ts'
import { call } from '#web/api/call.ts'

export const sendText = (token: string | undefined, language_code: string, key: string, value: string) =>
  call<typeof saveText>(saveText, { language_code, key, ...(value !== '' && { value }) }, { token })

export const sendLanguage = (token: string | undefined, code: string, name: string, is_active: boolean) =>
  call<typeof saveLanguage>(saveLanguage, { code, name, is_active }, { token })
