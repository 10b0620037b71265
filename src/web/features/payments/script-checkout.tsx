import { useEffect, useRef, useState } from 'react'
import type { Package } from '#contract/packages.ts'
import { useText } from '#web/i18n/text.tsx'
import { FormError } from '#web/parts/form-error.tsx'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { useMoney } from './money.ts'
import { OtherPaymentMethods } from './other-payment-methods.tsx'
import type { PaymentMethod, ScriptMethod } from './payment-methods.ts'
import { useOnce } from './use-once.ts'

interface Props {
  plan: Package
  currency: string
  way: ScriptMethod
  /** The public key for the gateway's script, and the script's address. */
  publicKey: string
  scriptUrl: string
  /** The alternative when this method is unavailable. */
  others: readonly PaymentMethod[]
}

/** The checkout of a gateway without its own page: its script draws the fields, and card data never reaches us. */
export function ScriptCheckout({ plan, currency, way, publicKey, scriptUrl, others }: Props) {
  const { t } = useText()
  const money = useMoney()
  const place = useRef<HTMLDivElement>(null)
  const [confirm, setConfirm] = useState<(() => Promise<boolean>) | null>(null)
  const [isShut, setIsShut] = useState(false)
  const { busy, fault, run, setError } = useOnce()
  const shut = () => {
    setConfirm(null)
    setIsShut(true)
    setError(t('payments.script-failed'))
  }
  const open = () =>
    run(async () => {
      setIsShut(false)
      const { openCheckout } = await import('./open-checkout.ts')
      const opened = await openCheckout({ way, publicKey, scriptUrl, plan, place: place.current!, onShut: shut })
      if (opened.kind === 'shut') shut()
      if (opened.kind === 'fields')
        setConfirm(() => async () => {
          const refusal = await opened.confirm()
          if (refusal !== null) setError(refusal || t('payments.state-failed'))
          return refusal === null
        })
      return opened.kind === 'window'
    })
  // The payer has just asked for it; one more button would only be in the way.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once.
  useEffect(() => {
    void open()
  }, [])
  return (
    <div className="grid max-w-xl gap-5">
      <p className="flex items-baseline justify-between gap-4 border-b border-line pb-4">
        <span className="text-ink-soft">{t('payments.total')}</span>
        <strong className="figures text-xl">{money(plan.price ?? 0, currency)}</strong>
      </p>
      <FormError fault={fault} />
      {busy && !confirm && (
        <p role="status" className="flex items-center gap-3 text-ink-soft">
          <Spinner />
          {t('payments.opening')}
        </p>
      )}
      <div ref={place} className="empty:hidden" />
      <div className="flex flex-wrap gap-3">
        <LinkButton to={paths.plans()}>{t('payments.back')}</LinkButton>
        {confirm ? (
          <Button kind="primary" busy={busy} onClick={() => run(confirm)}>
            {t('payments.pay', { price: money(plan.price ?? 0, currency) })}
          </Button>
        ) : (
          fault && (
            <Button kind="primary" busy={busy} onClick={open}>
              {t('payments.try-again')}
            </Button>
          )
        )}
      </div>
      {isShut && <OtherPaymentMethods planId={plan.id} ways={others} />}
    </div>
  )
}
