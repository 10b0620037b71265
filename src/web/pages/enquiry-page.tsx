import { redirect } from 'react-router'
import { pageOf } from '#web/api/page-context.ts'
import { EnquiryFields } from '#web/features/enquiries/enquiry-fields.tsx'
import { useText } from '#web/i18n/text.tsx'
import { ActionField } from '#web/parts/action-form.tsx'
import { PageHead } from '#web/parts/page-head.tsx'
import { useRefused } from '#web/parts/refused-form.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import type { Route } from './+types/enquiry-page'
import { formPageMeta, listingOf } from './form-page.ts'
import '#web/i18n/enquiries/pack.ts'
import '#web/i18n/form/pack.ts'

/** The enquiry form as a page of its own, for a press before the listing page has hydrated. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const page = pageOf(context)
  const home = await listingOf(page.api, params.slug)
  if (!page.settings.enquiries_from_visitors || !home.isContactable) throw redirect(paths.property(params.slug))
  return { home, meta: formPageMeta(page, 'enquiry.title') }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function EnquiryPage({ loaderData: { home } }: Route.ComponentProps) {
  const { t } = useText()
  const { errors, values } = useRefused('enquiry')
  return (
    <main id="content" className="wrap-page pb-16">
      <PageHead title={t('enquiry.title')} text={home.title} />
      <form method="post" className="grid max-w-xl gap-5">
        <ActionField action="enquiry" listingId={home.id} returnTo={paths.property(home.slug)} />
        <EnquiryFields home={home} errors={errors} values={values} />
        <div>
          <Button kind="primary" type="submit" icon="mail">
            {t('enquiry.send')}
          </Button>
        </div>
      </form>
    </main>
  )
}
