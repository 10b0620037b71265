import { listAllLanguages } from '#contract/languages-admin.ts'
import { AddLanguageForm } from '#web/admin/features/languages/add-language-form.tsx'
import { LanguageForm } from '#web/admin/features/languages/language-form.tsx'
import { AdminHead } from '#web/admin/parts/admin-head.tsx'
import { staffOnly } from '#web/admin/staff-only.ts'
import { pageOf } from '#web/api/page-context.ts'
import { useText } from '#web/i18n/text.tsx'
import { paths } from '#web/paths.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import type { Route } from './+types/languages-page'
import '#web/i18n/admin/pack.ts'
import '#web/i18n/languages-admin/pack.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { api, isSignedIn } = pageOf(context)
  return { languages: isSignedIn ? await staffOnly(api(listAllLanguages, {})) : null }
}

/** The languages that visitors may choose. */
export default function LanguagesPage({ loaderData: { languages } }: Route.ComponentProps) {
  const { t } = useText()
  if (!languages) return null
  return (
    <>
      <AdminHead title={t('texts.languages')} text={t('texts.languages-text')}>
        <LinkButton to={paths.admin('texts')}>{t('admin.place-texts')}</LinkButton>
        <LinkButton to={`${paths.admin('settings')}?group=language`}>{t('texts.choose-main')}</LinkButton>
      </AdminHead>
      <div className="grid items-start gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {languages.map((language) => (
          <LanguageForm key={`${language.code} ${language.name} ${language.is_active}`} language={language} />
        ))}
      </div>
      <AddLanguageForm languages={languages} />
    </>
  )
}
