import type { AdminPayment } from '#contract/payments-admin.ts'
import { AskDialog } from '#web/admin/parts/ask-dialog.tsx'
import { lazyCall } from '#web/api/lazy-call.ts'
import { useMoney } from '#web/features/payments/money.ts'
import { useText } from '#web/i18n/text.tsx'

const LONGEST = 255

/** The decisions available in the status of a payment. */
export function PaymentDecision({ payment }: { payment: AdminPayment }) {
  const { t } = useText()
  const money = useMoney()
  const { id, payment_status: status, payment_type: type } = payment
  const review = (action: 'approve' | 'reject' | 'close') => async (form: FormData) => {
    const reason = action === 'approve' ? {} : { reason: String(form.get('reason')) }
    await lazyCall(import('#contract/payments-admin.ts'), 'reviewPayment', {
      payment_transaction_id: id,
      action,
      ...reason,
    })
  }
  const isOpen = status === 'review' || status === 'rejected'
  return (
    <>
      {status === 'review' && (
        <AskDialog label={t('money.approve')} icon="check" done={t('money.approved')} onGo={review('approve')} />
      )}
      {status === 'review' && type === 'bank transfer' && (
        <AskDialog
          label={t('money.reject')}
          text={t('money.reject-text')}
          reason={LONGEST}
          done={t('money.rejected')}
          onGo={review('reject')}
        />
      )}
      {isOpen && (
        <AskDialog
          label={t('money.close')}
          text={t('money.close-text')}
          reason={LONGEST}
          done={t('money.closed')}
          onGo={review('close')}
        />
      )}
      {status === 'success' && type !== 'free' && !payment.refund_requested && (
        <AskDialog
          label={t('money.refund')}
          icon="undo-2"
          text={t('money.refund-text', { amount: money(payment.amount, payment.currency) })}
          reason={LONGEST}
          done={t('money.refunded')}
          onGo={(form) =>
            lazyCall(import('#contract/payments-admin.ts'), 'refundPayment', {
              payment_transaction_id: id,
              reason: String(form.get('reason')),
            })
          }
        />
      )}
    </>
  )
}
