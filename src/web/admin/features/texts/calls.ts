import { addLanguage, deleteLanguage, saveLanguage, saveText } from '#contract/texts-admin.ts'
import { call } from '#web/api/call.ts'

export const sendText = (language_code: string, key: string, value: string) =>
  call<typeof saveText>(saveText, { language_code, key, ...(value !== '' && { value }) })

export const sendLanguage = (code: string, name: string, is_active: boolean) =>
  call<typeof saveLanguage>(saveLanguage, { code, name, is_active })

interface NewLanguage {
  code: string
  name: string
  base_code: string
  rtl: boolean
}

export const sendNewLanguage = (language: NewLanguage) => call<typeof addLanguage>(addLanguage, { ...language })

export const sendLanguageDeletion = (code: string) => call<typeof deleteLanguage>(deleteLanguage, { code })
