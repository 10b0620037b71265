import { listAllLanguages } from '#contract/languages-admin.ts'
import type { Api } from '#contract/page.ts'
import { staffOnly } from '#web/admin/staff-only.ts'

/** All languages of the site, and the requested one; the first where it is unknown. */
export async function chosenLanguage(api: Api, asked: string | undefined) {
  const languages = await staffOnly(api(listAllLanguages, {}))
  const code = (languages.find((language) => language.code === asked) ?? languages[0])?.code ?? 'en'
  return { languages, code }
}
