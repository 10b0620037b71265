import type { ListedPayment } from '#contract/payments.ts'
import { useText } from '#web/i18n/text.tsx'
import { paths } from '#web/paths.ts'
import { useDay } from './money.ts'

/** Links to the receipt and the invoice, once they exist. */
export function PaymentDocuments({ payment }: { payment: ListedPayment }) {
  const { t } = useText()
  const day = useDay()
  if (payment.payment_status !== 'success' || !payment.invoice_number) return null
  const name = payment.package.translated_name || payment.package.name
  return (
    <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <a
        href={paths.receipt(payment.id)}
        target="_blank"
        rel="noopener"
        aria-label={t('payments.receipt-of', { name, date: day(payment.created_at) })}
        className="text-link"
      >
        {t('payments.receipt')}
      </a>
      <a
        href={paths.invoice(payment.id)}
        data-reload
        aria-label={t('payments.invoice-of', { number: payment.invoice_number })}
        className="text-link"
      >
        {t('payments.invoice')}
      </a>
    </span>
  )
}
