import { listDrafts } from '#contract/drafts.ts'
import { getPayment } from '#contract/payments.ts'
import { pageOf } from '#web/api/page-context.ts'
import { isRefusal } from '#web/api/refusal.ts'
import { PaymentState } from '#web/features/payments/payment-state.tsx'
import { pageMeta } from '#web/features/seo/meta.ts'
import { textsOf } from '#web/i18n/all.ts'
import { useText } from '#web/i18n/text.tsx'
import { translator } from '#web/i18n/translate.ts'
import { PageHead } from '#web/parts/page-head.tsx'
import { paths } from '#web/paths.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import type { Route } from './+types/payment-page'
import '#web/i18n/publishing-requirements/pack.ts'
import '#web/i18n/payments/pack.ts'

/**
 * The return page of payers. Its address grants and proves nothing: the page shows the status that the server knows.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, settings, baseUrl, language, isSignedIn } = pageOf(context)
  const t = translator(language, textsOf(language))
  const id = url.searchParams.get('payment_transaction_id') ?? ''
  const isKnown = isSignedIn && /^\d{1,9}$/.test(id)
  const payment = isKnown
    ? await api(getPayment, { payment_transaction_id: id }).catch((error: unknown) => {
        if (isRefusal(error)) return null
        throw error
      })
    : null
  // A payer who came from a listing form returns to it; the server knows the draft, whatever the gateway returned.
  const [draft] = payment ? (await api(listDrafts, {})).filter(({ slug_id }) => slug_id === '') : []
  return {
    payment,
    draft: draft ? (draft.kind === 'property' ? paths.addProperty : paths.addProject)(draft.key) : null,
    isSignedIn,
    hasTurnedBack: url.pathname.endsWith('/fail'),
    here: url.pathname + url.search,
    meta: pageMeta({
      title: t('payments.list-title'),
      siteName: settings.company_name ?? 'Lintel',
      description: t('payments.list-title'),
      url: baseUrl + url.pathname,
      languages: settings.languages.map(({ code }) => code),
      index: false,
    }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function PaymentPage({ loaderData }: Route.ComponentProps) {
  const { payment, draft, isSignedIn, hasTurnedBack, here } = loaderData
  const { t } = useText()
  return (
    <main id="content" className="wrap-page pb-16">
      <PageHead title={t('payments.list-title')} />
      {payment ? (
        <PaymentState key={payment.id} payment={payment} draft={draft} hasTurnedBack={hasTurnedBack} />
      ) : (
        <EmptyState
          drawing="broken"
          title={t(isSignedIn ? 'payments.state-unknown' : 'payments.state-gate')}
          {...(isSignedIn && { text: t('payments.state-unknown-text') })}
          action={
            <LinkButton kind="primary" to={isSignedIn ? paths.payments() : paths.signIn(here)}>
              {t(isSignedIn ? 'payments.to-payments' : 'account.sign-in')}
            </LinkButton>
          }
        />
      )}
    </main>
  )
}
