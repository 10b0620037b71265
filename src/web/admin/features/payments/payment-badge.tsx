import type { AdminPayment } from '#contract/payments-admin.ts'
import { useText } from '#web/i18n/text.tsx'
import { Badge } from '#web/ui/badge.tsx'

const TONES = { pending: 'warn', success: 'good', failed: 'bad', review: 'warn', rejected: 'bad' } as const

/** The status of a payment. */
export function PaymentBadge({ payment }: { payment: Pick<AdminPayment, 'payment_status' | 'refunded_at'> }) {
  const { t } = useText()
  if (payment.refunded_at) return <Badge>{t('payments.refunded')}</Badge>
  return <Badge tone={TONES[payment.payment_status]}>{t(`payments.is-${payment.payment_status}`)}</Badge>
}
