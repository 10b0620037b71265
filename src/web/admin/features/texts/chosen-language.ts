import type { Api } from '#contract/page.ts'
import { listAllLanguages } from '#contract/texts-admin.ts'
import { staffOnly } from '#web/admin/staff-only.ts'

/** All languages of the site, and the one that was asked for; the first where it is not among them. */
export async function chosenLanguage(api: Api, asked: string | undefined) {
  const languages = await staffOnly(api(listAllLanguages, {}))
  const code = (languages.find((language) => language.code === asked) ?? languages[0])?.code ?? 'en'
  return { languages, code }
}
