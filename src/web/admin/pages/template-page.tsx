import { Link } from 'react-router'
import { listAllLanguages } from '#contract/languages-admin.ts'
import { getTemplate, previewTemplate } from '#contract/templates-admin.ts'
import { TemplateForm } from '#web/admin/features/templates/template-form.tsx'
import { TemplateHistory } from '#web/admin/features/templates/template-history.tsx'
import { AdminHead } from '#web/admin/parts/admin-head.tsx'
import { staffOnly } from '#web/admin/staff-only.ts'
import { pageOf } from '#web/api/page-context.ts'
import { useText } from '#web/i18n/text.tsx'
import { paths } from '#web/paths.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import type { Route } from './+types/template-page'
import '#web/i18n/admin/pack.ts'
import '#web/i18n/admin-form/pack.ts'
import '#web/i18n/languages-admin/pack.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { api, isSignedIn } = pageOf(context)
  if (!isSignedIn) return { found: null }
  const which = { template: params.template, language_code: url.searchParams.get('language') ?? 'en' }
  const [template, languages] = await staffOnly(Promise.all([api(getTemplate, which), api(listAllLanguages, {})]))
  const { subject, text, html } = template.own
  const sent = await staffOnly(
    api(previewTemplate, {
      ...which,
      ...(subject && { subject }),
      ...(text && { text }),
      ...(html && { html }),
    }),
  )
  return { found: { template, languages, sent } }
}

/** One email or notification template, in one language at a time. */
export default function TemplatePage({ loaderData: { found } }: Route.ComponentProps) {
  const { t } = useText()
  if (!found) return null
  const { template, languages, sent } = found
  const { own, shipped, language_code: code } = template
  return (
    <>
      <AdminHead title={own.subject ?? shipped.subject} text={<code>{template.template}</code>}>
        <LinkButton to={`${paths.admin('texts/templates')}?language=${code}`}>{t('templates.title')}</LinkButton>
      </AdminHead>
      <nav aria-label={t('texts.language')} className="scroll-row mb-6 flex gap-1 text-sm whitespace-nowrap">
        {languages.map((language) => (
          <Link
            key={language.code}
            to={paths.adminTemplate(template.template, language.code)}
            aria-current={language.code === code ? 'page' : undefined}
            className="inline-flex min-h-11 items-center rounded-full px-4 no-underline outline-offset-[-2px] hover:bg-brand-soft aria-[current=page]:bg-brand-soft aria-[current=page]:font-semibold"
          >
            {language.name}
          </Link>
        ))}
      </nav>
      <div className="grid gap-6">
        <TemplateForm key={`${template.template} ${code} ${template.history[0]?.id}`} template={template} sent={sent} />
        <TemplateHistory template={template} />
      </div>
    </>
  )
}
