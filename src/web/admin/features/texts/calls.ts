import { addLanguage, deleteLanguage, saveLanguage, saveText } from '#contract/texts-admin.ts'
import { call } from '#web/api/call.ts'

export const sendText = (token: string | undefined, language_code: string, key: string, value: string) =>
  call<typeof saveText>(saveText, { language_code, key, ...(value !== '' && { value }) }, { token })

export const sendLanguage = (token: string | undefined, code: string, name: string, is_active: boolean) =>
  call<typeof saveLanguage>(saveLanguage, { code, name, is_active }, { token })

interface NewLanguage {
  code: string
  name: string
  base_code: string
  rtl: boolean
}

export const sendNewLanguage = (token: string | undefined, language: NewLanguage) =>
  call<typeof addLanguage>(addLanguage, { ...language }, { token })

export const sendLanguageDeletion = (token: string | undefined, code: string) =>
  call<typeof deleteLanguage>(deleteLanguage, { code }, { token })
