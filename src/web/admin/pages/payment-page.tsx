import { data, Link } from 'react-router'
import { getPaymentOfAny } from '#contract/payments-admin.ts'
import { gatewayTitle } from '#domain/payment-status.ts'
import { PaymentBadge } from '#web/admin/features/payments/payment-badge.tsx'
import { PaymentDecision } from '#web/admin/features/payments/payment-decision.tsx'
import { AdminHead } from '#web/admin/parts/admin-head.tsx'
import { Facts } from '#web/admin/parts/facts.tsx'
import { Panel } from '#web/admin/parts/panel.tsx'
import { useDateFormat } from '#web/admin/parts/use-date-format.ts'
import { staffOnly } from '#web/admin/staff-only.ts'
import { pageOf } from '#web/api/page-context.ts'
import { useMoney } from '#web/features/payments/money.ts'
import { TYPE_TEXTS } from '#web/features/payments/payments-table.tsx'
import { useText } from '#web/i18n/text.tsx'
import { paths } from '#web/paths.ts'
import type { Route } from './+types/payment-page'
import '#web/i18n/admin/pack.ts'
import '#web/i18n/payments/pack.ts'
import '#web/i18n/payments-admin/pack.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api, isSignedIn } = pageOf(context)
  if (!/^[1-9]\d{0,14}$/.test(params.id)) throw data(null, { status: 404 })
  const asked = { payment_transaction_id: Number(params.id) }
  return { payment: isSignedIn ? await staffOnly(api(getPaymentOfAny, asked)) : null }
}

const LINK = 'underline underline-offset-4'

/** One payment: details, documents, history, and decisions. */
export default function PaymentPage({ loaderData: { payment } }: Route.ComponentProps) {
  const { t } = useText()
  const { moment } = useDateFormat()
  const money = useMoney()
  if (!payment) return null
  return (
    <>
      <p className="pt-6 text-sm">
        <Link to={paths.admin('payments')} className={LINK}>
          {t('money.all')}
        </Link>
      </p>
      <AdminHead title={t('money.payment', { number: payment.id })} text={<PaymentBadge payment={payment} />}>
        <PaymentDecision payment={payment} />
      </AdminHead>
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <Panel title={t('money.details')}>
          <Facts
            facts={[
              [t('money.amount'), money(payment.amount, payment.currency)],
              [t('money.package'), payment.package.name],
              [
                t('money.payer'),
                payment.user ? (
                  <Link key="payer" to={paths.admin(`people/${payment.user.id}`)} className={LINK}>
                    {payment.user.name}
                  </Link>
                ) : (
                  t('admin.gone')
                ),
              ],
              [
                t('money.type'),
                payment.payment_gateway ? gatewayTitle(payment.payment_gateway) : t(TYPE_TEXTS[payment.payment_type]),
              ],
              [t('money.order'), payment.order_id],
              [t('money.date'), moment(payment.created_at)],
              [t('money.review-note'), payment.review_note],
              [t('money.reject-reason'), payment.reject_reason],
              [t('payments.refunded'), payment.refunded_at && moment(payment.refunded_at)],
              [t('admin.state'), payment.refund_requested && !payment.refunded_at && t('money.refund-pending')],
              [
                t('money.invoice'),
                payment.invoice_number && (
                  <a href={paths.invoice(payment.id)} className={LINK}>
                    {payment.invoice_number}
                  </a>
                ),
              ],
            ]}
          />
        </Panel>
        {payment.payment_type === 'bank transfer' && (
          <Panel title={t('money.receipts')}>
            {payment.receipts.length === 0 && <p className="text-sm text-ink-soft">{t('money.receipts-none')}</p>}
            <ul className="grid gap-2 text-sm">
              {payment.receipts.map(({ id, file, created_at }) => (
                <li key={id}>
                  <a href={file} target="_blank" rel="noreferrer" className={LINK}>
                    {t('money.open-receipt', { date: moment(created_at) })}
                  </a>
                </li>
              ))}
            </ul>
          </Panel>
        )}
        <Panel title={t('money.trail')}>
          {payment.trail.length === 0 && <p className="text-sm text-ink-soft">{t('money.trail-none')}</p>}
          <ol className="grid gap-2 text-sm">
            {payment.trail.map(({ at, what, who, reason }) => (
              <li key={`${at} ${what}`} className="grid gap-0.5">
                <span>{what}</span>
                {reason && <q className="break-words text-ink-soft">{reason}</q>}
                <span className="text-xs text-ink-soft">{[who, moment(at)].filter(Boolean).join(' · ')}</span>
              </li>
            ))}
          </ol>
        </Panel>
      </div>
    </>
  )
}
