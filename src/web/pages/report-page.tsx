import { redirect } from 'react-router'
import { getReportReasons } from '#contract/reports.ts'
import { pageOf } from '#web/api/page-context.ts'
import { useText } from '#web/i18n/text.tsx'
import { ActionField } from '#web/parts/action-form.tsx'
import { PageHead } from '#web/parts/page-head.tsx'
import { useRefused } from '#web/parts/refused-form.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import type { Route } from './+types/report-page'
import { formPageMeta, listingOf } from './form-page.ts'
import '#web/i18n/reports/pack.ts'

/** The report form as a page of its own, for a press before the listing page has hydrated. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = pageOf(context)
  if (!page.isSignedIn) throw redirect(paths.signIn(url.pathname))
  const [home, reasons] = await Promise.all([listingOf(page.api, params.slug), page.api(getReportReasons, {})])
  return { home, reasons: reasons.data, meta: formPageMeta(page, 'report.title') }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function ReportPage({ loaderData: { home, reasons } }: Route.ComponentProps) {
  const { t } = useText()
  const { errors, values } = useRefused('report')
  const options = [
    ...reasons.map(({ id, translated_reason }) => ({ value: String(id), label: translated_reason })),
    { value: '0', label: t('report.other') },
  ]
  return (
    <main id="content" className="wrap-page pb-16">
      <PageHead title={t('report.title')} text={t('report.text', { title: home.title })} />
      <form method="post" className="grid max-w-xl gap-5">
        <ActionField action="report" listingId={home.id} returnTo={paths.property(home.slug)} />
        <RadioGroup
          label={t('report.reason')}
          name="reason_id"
          options={options}
          defaultValue={values.reason_id ?? options[0]!.value}
        />
        <Field label={t('report.words')} error={errors.other_message}>
          {(control) => (
            <TextArea {...control} name="other_message" defaultValue={values.other_message} maxLength={2000} />
          )}
        </Field>
        <p className="text-xs text-ink-soft">{t('report.next')}</p>
        <div>
          <Button kind="primary" type="submit" icon="flag">
            {t('report.send')}
          </Button>
        </div>
      </form>
    </main>
  )
}
