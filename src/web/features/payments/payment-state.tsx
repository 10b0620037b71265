import { useEffect, useState } from 'react'
import type { Output } from '#contract/endpoint.ts'
import type { getPayment } from '#contract/payments.ts'
import { lazyCall } from '#web/api/lazy-call.ts'
import { useText } from '#web/i18n/text.tsx'
import { paths } from '#web/paths.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { isolated, useMoney } from './money.ts'
import { PaymentDocuments } from './payment-documents.tsx'

export type PaymentFacts = Output<typeof getPayment>

const FIRST_LOOK_MS = 500
const LOOK_AGAIN_MS = 2500
const DEFAULT_POLLS = 24
const LATER_LOOK_MS = 15_000

/** Most payments settle within one or two seconds; after that polling slows down. */
const pauseBefore = (looks: number) =>
  looks > DEFAULT_POLLS ? LATER_LOOK_MS : Math.min(FIRST_LOOK_MS * 2 ** looks, LOOK_AGAIN_MS)

interface Props {
  payment: PaymentFacts
  /** The payer's latest draft. */
  draft: string | null
  /** The payer cancelled, according to the return address; only the server knows the status. */
  hasTurnedBack: boolean
}

/** The status of a payment according to the server, polled until it is settled. */
export function PaymentState({ payment: first, draft, hasTurnedBack }: Props) {
  const { t } = useText()
  const money = useMoney()
  const { payment, looks, isOffline } = useLatest(first, hasTurnedBack)
  const status = payment.payment_status
  const name = payment.package.translated_name || payment.package.name
  return (
    <section className="grid max-w-xl gap-5 rounded-lg border border-line bg-surface p-6 md:p-8">
      <div role="status" className="grid gap-2">
        <h2 className="flex items-center gap-3 text-lg">
          {status === 'pending' && <Spinner />}
          {t(`payments.state-${status}`)}
        </h2>
        {hasTurnedBack && (status === 'failed' || status === 'pending') && <p>{t('payments.state-cancelled')}</p>}
        {status === 'rejected' ? (
          payment.reject_reason && <p>{t('payments.reason', { reason: isolated(payment.reject_reason) })}</p>
        ) : (
          <p className="text-ink-soft">{t(`payments.state-${status}-text`, { name })}</p>
        )}
        {status === 'pending' && looks > DEFAULT_POLLS && <p>{t('payments.state-slow')}</p>}
        {status === 'pending' && isOffline && <p>{t('payments.state-offline')}</p>}
      </div>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 border-y border-line py-4 text-sm">
        <dt className="text-ink-soft">{t('payments.col-package')}</dt>
        <dd className="text-end">{name}</dd>
        <dt className="text-ink-soft">{t('payments.col-amount')}</dt>
        <dd className="figures text-end">{money(payment.amount, payment.currency)}</dd>
      </dl>
      <div className="flex flex-wrap gap-3">
        <Next status={status} draft={draft} />
        <PaymentDocuments payment={payment} />
      </div>
    </section>
  )
}

function Next({ status, draft }: { status: PaymentFacts['payment_status']; draft: string | null }) {
  const { t } = useText()
  if (status === 'success')
    return (
      <>
        {draft && (
          <LinkButton kind="primary" to={draft}>
            {t('listing-gate.continue')}
          </LinkButton>
        )}
        <LinkButton kind={draft ? 'secondary' : 'primary'} to={paths.subscription()}>
          {t('payments.see-yours')}
        </LinkButton>
      </>
    )
  if (status === 'failed')
    return (
      <LinkButton kind="primary" to={paths.plans()}>
        {t('payments.try-again')}
      </LinkButton>
    )
  return (
    <LinkButton to={paths.payments()}>
      {t(status === 'rejected' ? 'payments.send-another' : 'payments.to-payments')}
    </LinkButton>
  )
}

function useLatest(first: PaymentFacts, hasTurnedBack: boolean) {
  const [payment, setPayment] = useState(first)
  const [looks, setLooks] = useState(0)
  const [isOffline, setIsOffline] = useState(false)
  const isWaiting = payment.payment_status === 'pending'
  const { id } = first
  useEffect(() => {
    // Harmless when it was paid after all: a success that arrives later wins.
    if (!hasTurnedBack || !isWaiting) return
    lazyCall(import('#contract/payments.ts'), 'failPayment', { payment_transaction_id: id }).catch(() => {})
  }, [hasTurnedBack, isWaiting, id])
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(
      () =>
        lazyCall(import('#contract/payments.ts'), 'getPayment', { payment_transaction_id: id })
          .then(
            (latest) => {
              setIsOffline(false)
              setPayment(latest)
            },
            () => setIsOffline(!navigator.onLine),
          )
          .finally(() => setLooks(looks + 1)),
      pauseBefore(looks),
    )
    return () => clearTimeout(timer)
  }, [isWaiting, id, looks])
  return { payment, looks, isOffline }
}
