import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { getPayments, type ListedPayment } from '#contract/payments.ts'
import { PAYMENT_STATUSES, PAYMENT_TYPES } from '#domain/payment-status.ts'
import { pageOf } from '#web/api/page-context.ts'
import { AccountFrame, SignInFirst } from '#web/features/accounts/account-frame.tsx'
import { isolated } from '#web/features/payments/money.ts'
import { PaymentFilters } from '#web/features/payments/payment-filters.tsx'
import { PaymentsTable } from '#web/features/payments/payments-table.tsx'
import { ReceiptForm } from '#web/features/payments/receipt-form.tsx'
import { pageMeta } from '#web/features/seo/meta.ts'
import { textsOf } from '#web/i18n/all.ts'
import { useText } from '#web/i18n/text.tsx'
import { translator } from '#web/i18n/translate.ts'
import { paths } from '#web/paths.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { toast } from '#web/ui/toast.ts'
import type { Route } from './+types/payments-page'
import '#web/i18n/form/pack.ts'
import '#web/i18n/accounts-nav/pack.ts'
import '#web/i18n/payments/pack.ts'

const PAGE_SIZE = 10
const DEEPEST = 100_000

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, settings, baseUrl, language, isSignedIn } = pageOf(context)
  const t = translator(language, textsOf(language))
  const type = PAYMENT_TYPES.find((one) => one === url.searchParams.get('type'))
  const status = PAYMENT_STATUSES.find((one) => one === url.searchParams.get('status'))
  const page = Math.min(DEEPEST, Math.max(1, Math.trunc(Number(url.searchParams.get('page')) || 1)))
  const found = isSignedIn
    ? await api(getPayments, {
        offset: (page - 1) * PAGE_SIZE,
        limit: PAGE_SIZE,
        ...(type && { payment_type: type }),
        ...(status && { payment_status: status }),
      })
    : null
  return {
    found,
    type: type ?? '',
    status: status ?? '',
    page,
    meta: pageMeta({
      title: t('payments.list-title'),
      siteName: settings.company_name ?? 'Lintel',
      description: t('payments.list-title'),
      url: baseUrl + paths.payments(),
      languages: settings.languages.map(({ code }) => code),
      index: false,
    }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function PaymentsPage({ loaderData: { found, type, status, page } }: Route.ComponentProps) {
  const { t } = useText()
  const { revalidate } = useRevalidator()
  const [again, setAgain] = useState<ListedPayment | null>(null)
  if (!found) return <Gate />
  const query = (to: number) =>
    new URLSearchParams({
      ...(type && { type }),
      ...(status && { status }),
      ...(to > 1 && { page: String(to) }),
    }).toString()
  return (
    <AccountFrame
      current="payments"
      title={t('payments.list-title')}
      action={<PaymentFilters key={`${type} ${status}`} type={type} status={status} />}
    >
      {found.data.length > 0 ? (
        <PaymentsTable payments={found.data} onSendAnother={setAgain} />
      ) : (
        <EmptyState
          drawing="search"
          title={t(type || status ? 'payments.list-none' : 'payments.list-empty')}
          action={
            <LinkButton to={type || status ? paths.payments() : paths.plans()}>
              {t(type || status ? 'payments.list-all' : 'payments.to-plans')}
            </LinkButton>
          }
        />
      )}
      <Pagination current={page} last={Math.ceil(found.total / PAGE_SIZE)} hrefOf={(to) => paths.payments(query(to))} />
      <Dialog open={again !== null} onClose={() => setAgain(null)} title={t('payments.send-another')}>
        {again && (
          <div className="grid gap-4">
            {again.reject_reason && <p>{t('payments.reason', { reason: isolated(again.reject_reason) })}</p>}
            <ReceiptForm
              send={async (receipt) => (await import('#web/features/payments/calls.ts')).sendReceipt(again.id, receipt)}
              onSent={() => {
                setAgain(null)
                toast(t('payments.receipt-sent'), { kind: 'success' })
                void revalidate()
              }}
            />
          </div>
        )}
      </Dialog>
    </AccountFrame>
  )
}

function Gate() {
  const { t } = useText()
  return (
    <AccountFrame current="payments" title={t('payments.list-title')}>
      <SignInFirst title={t('payments.list-gate')} next={paths.payments()} />
    </AccountFrame>
  )
}
