import { useRef, useState } from 'react'
import type { Package } from '#contract/packages.ts'
import { useText } from '#web/i18n/text.tsx'
import { FormFault } from '#web/parts/form-fault.tsx'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { bringScript } from './gateway-scripts.ts'
import { useOnce } from './use-once.ts'
import type { ScriptWay } from './ways.ts'

interface Props {
  plan: Package
  way: ScriptWay
  /** What the gateway's script knows the site by. */
  publicKey: string
  token: string
}

/** The checkout of a gateway that has no page of its own: its script draws the fields, we never see a card. */
export function ScriptCheckout({ plan, way, publicKey, token }: Props) {
  const { t } = useText()
  const place = useRef<HTMLDivElement>(null)
  const [confirm, setConfirm] = useState<(() => Promise<boolean>) | null>(null)
  const { busy, fault, run, setFault } = useOnce()
  const name = plan.translated_name || plan.name
  const open = () =>
    run(async () => {
      const { beginPayment } = await import('./calls.ts')
      const { payment_intent: intent } = await beginPayment(token, plan.id, way)
      const done = (outcome: 'success' | 'fail') =>
        location.assign(paths.paymentState(outcome, intent.payment_transaction_id))
      try {
        await bringScript(way)
      } catch {
        setFault(t('payments.script-failed'))
        return false
      }
      if (window.Stripe && way === 'stripe') {
        const stripe = window.Stripe(publicKey)
        const elements = stripe.elements({ clientSecret: String(intent.payment_gateway_response.client_secret) })
        elements.create('payment').mount(place.current!)
        const back = new URL(paths.paymentState('success', intent.payment_transaction_id), location.origin).href
        setConfirm(() => async () => {
          const { error } = await stripe.confirmPayment({ elements, confirmParams: { return_url: back } })
          if (error) setFault(error.message ?? t('payments.state-failed'))
          return !error
        })
        return false
      }
      if (!window.Razorpay) return false
      const { id, amount, currency } = intent
      const handler = () => done('success')
      new window.Razorpay({
        key: publicKey,
        order_id: id,
        amount,
        currency,
        name,
        handler,
        modal: { ondismiss: () => done('fail') },
      }).open()
      return true
    })
  return (
    <div className="grid max-w-xl gap-5">
      <FormFault fault={fault} />
      <div ref={place} />
      <div className="flex flex-wrap gap-3">
        <LinkButton to={paths.plans()}>{t('payments.back')}</LinkButton>
        <Button kind="primary" busy={busy} onClick={() => (confirm ? run(confirm) : open())}>
          {confirm ? t('payments.buy') : t('payments.next')}
        </Button>
      </div>
      {busy && <p role="status">{t('payments.opening')}</p>}
    </div>
  )
}
