import { listReasonTemplates } from '#contract/moderation.ts'
import { TemplateForm } from '#web/admin/features/moderation/template-form.tsx'
import { AdminHead } from '#web/admin/parts/admin-head.tsx'
import { staffOnly } from '#web/admin/staff-only.ts'
import { pageOf } from '#web/api/page-context.ts'
import { useText } from '#web/i18n/text.tsx'
import { useRoot } from '#web/root-data.ts'
import type { Route } from './+types/reasons-page'
import '#web/i18n/admin/pack.ts'
import '#web/i18n/moderation/pack.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { api, isSignedIn } = pageOf(context)
  return { templates: isSignedIn ? await staffOnly(api(listReasonTemplates, {})) : null }
}

/** The reason templates of moderators, in every language of the site. */
export default function ReasonsPage({ loaderData: { templates } }: Route.ComponentProps) {
  const { t } = useText()
  const { settings } = useRoot()
  if (!templates) return null
  const languages = settings.languages.map(({ code, name }) => ({ code, name }))
  return (
    <>
      <AdminHead title={t('moderation.templates-title')} text={t('moderation.templates-text')} />
      <ul className="grid gap-4">
        {templates.map((template) => (
          <li key={template.code}>
            <TemplateForm template={template} languages={languages} />
          </li>
        ))}
        <li key={`new ${templates.length}`}>
          <TemplateForm template={null} languages={languages} />
        </li>
      </ul>
    </>
  )
}
