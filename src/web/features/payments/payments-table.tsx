import type { ListedPayment } from '#contract/payments.ts'
import { gatewayTitle } from '#domain/payment-status.ts'
import { useText } from '#web/i18n/text.tsx'
import type { TextKey } from '#web/i18n/translate.ts'
import { paths } from '#web/paths.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Table } from '#web/ui/table.tsx'
import { isolated, useDay, useMoney } from './money.ts'
import { PaymentDocuments } from './payment-documents.tsx'

const TONES: Record<ListedPayment['payment_status'], BadgeTone> = {
  pending: 'warn',
  success: 'good',
  failed: 'bad',
  review: 'warn',
  rejected: 'bad',
}

export const TYPE_TEXTS: Record<ListedPayment['payment_type'], TextKey> = {
  'online payment': 'payments.type-online',
  'bank transfer': 'payments.type-bank',
  free: 'payments.type-free',
}

interface Props {
  payments: readonly ListedPayment[]
  onSendAnother: (payment: ListedPayment) => void
}

/** The payments of a user: amount, date, method and status. */
export function PaymentsTable({ payments, onSendAnother }: Props) {
  const { t } = useText()
  const money = useMoney()
  const day = useDay()
  const nameOf = ({ package: plan }: ListedPayment) => plan.translated_name || plan.name
  return (
    <Table
      caption={t('payments.list-title')}
      rows={payments}
      keyOf={({ id }) => id}
      columns={[
        {
          key: 'date',
          label: t('payments.col-date'),
          cell: (payment) => <span className="whitespace-nowrap">{day(payment.created_at)}</span>,
        },
        { key: 'package', label: t('payments.col-package'), cell: nameOf },
        {
          key: 'way',
          label: t('payments.col-way'),
          cell: ({ payment_type, payment_gateway }) =>
            payment_gateway ? gatewayTitle(payment_gateway) : t(TYPE_TEXTS[payment_type]),
        },
        {
          key: 'status',
          label: t('payments.col-status'),
          cell: (payment) => (
            <span className="grid justify-items-end gap-1 text-end md:justify-items-start md:text-start">
              <Badge tone={payment.refunded_at ? 'plain' : TONES[payment.payment_status]}>
                {t(payment.refunded_at ? 'payments.refunded' : `payments.is-${payment.payment_status}`)}
              </Badge>
              {payment.payment_status === 'rejected' && payment.reject_reason && (
                <span className="text-xs wrap-anywhere text-ink-soft">
                  {t('payments.reason', { reason: isolated(payment.reject_reason) })}
                </span>
              )}
            </span>
          ),
        },
        {
          key: 'amount',
          label: t('payments.col-amount'),
          number: true,
          cell: ({ amount, currency }) => money(amount, currency),
        },
        {
          key: 'papers',
          label: t('payments.col-papers'),
          cell: (payment) => (hasActions(payment) ? <Actions payment={payment} onSendAnother={onSendAnother} /> : null),
        },
      ]}
    />
  )
}

/** Whether a payment has a document or an action. */
const hasActions = ({ payment_status, invoice_number }: ListedPayment) =>
  payment_status === 'success' ? invoice_number !== null : payment_status !== 'failed' && payment_status !== 'review'

function Actions({ payment, onSendAnother }: { payment: ListedPayment; onSendAnother: Props['onSendAnother'] }) {
  const { t } = useText()
  if (payment.payment_status === 'rejected' && payment.payment_type === 'bank transfer')
    return (
      <Button size="small" onClick={() => onSendAnother(payment)}>
        {t('payments.send-another')}
      </Button>
    )
  if (payment.payment_status === 'pending')
    return (
      <a href={paths.paymentState('success', payment.id)} className="text-link">
        {t('payments.look')}
      </a>
    )
  return <PaymentDocuments payment={payment} />
}
