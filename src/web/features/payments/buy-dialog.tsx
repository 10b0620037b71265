import { useState } from 'react'
import type { Package } from '#contract/packages.ts'
import type { WebSettings } from '#contract/settings.ts'
import { useText } from '#web/i18n/text.tsx'
import { FormError } from '#web/parts/form-error.tsx'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { BankDetails } from './bank-details.tsx'
import { checkoutAddress } from './checkout-address.ts'
import { useMoney } from './money.ts'
import { isScriptMethod, type PaymentMethod } from './payment-methods.ts'
import { ReceiptForm } from './receipt-form.tsx'
import { useOnce } from './use-once.ts'

interface Props {
  /** Null keeps it closed. */
  plan: Package | null
  ways: readonly PaymentMethod[]
  /** The initially selected payment method. */
  first: PaymentMethod | undefined
  bankDetails: WebSettings['bank_details']
  currency: string
  onClose: () => void
  /** Called when a transfer receipt was uploaded. */
  onSent: () => void
}

/** The payment methods, chosen before anything is charged. */
export function BuyDialog({ plan, ...props }: Props) {
  const { t } = useText()
  return (
    <Dialog
      open={plan !== null}
      onClose={props.onClose}
      title={plan ? t('payments.buy-named', { name: plan.translated_name || plan.name }) : ''}
    >
      {plan && <Choice key={plan.id} plan={plan} {...props} />}
    </Dialog>
  )
}

function Choice({ plan, ways, first, bankDetails, currency, onSent }: Props & { plan: Package }) {
  const { t } = useText()
  const money = useMoney()
  const { busy, fault, run, setError } = useOnce()
  const [way, setWay] = useState<PaymentMethod | undefined>(first)
  const [isBank, setIsBank] = useState(false)
  const price = money(plan.price ?? 0, currency)
  if (!way) return <NoneOpen />
  if (isBank)
    return (
      <div className="grid gap-5">
        <p className="text-sm">{t('payments.bank-steps', { price })}</p>
        <BankDetails details={bankDetails} />
        <ReceiptForm
          send={async (receipt) => (await import('./calls.ts')).sendTransfer(plan.id, receipt)}
          onSent={onSent}
        />
        <div>
          <Button kind="quiet" onClick={() => setIsBank(false)}>
            {t('payments.back')}
          </Button>
        </div>
      </div>
    )
  const pay = () =>
    run(async () => {
      if (way === 'bank') {
        setIsBank(true)
        return false
      }
      if (isScriptMethod(way)) {
        location.assign(paths.checkout(way, plan.id))
        return true
      }
      const { beginPayment } = await import('./calls.ts')
      const { payment_intent } = await beginPayment(plan.id, way)
      const address = checkoutAddress(payment_intent.payment_gateway_response)
      if (address) location.assign(address)
      else setError(t('payments.script-failed'))
      return address !== null
    })
  return (
    <div className="grid gap-5">
      <p className="flex items-baseline justify-between gap-4">
        <span className="text-ink-soft">{t('payments.total')}</span>
        <strong className="figures text-xl">{price}</strong>
      </p>
      <RadioGroup
        label={t('payments.choose')}
        options={ways.map((value) => ({ value, label: t(`payments.way-${value}`) }))}
        value={way}
        onChange={(value) => setWay(value as PaymentMethod)}
      />
      <FormError fault={fault} />
      {way !== 'bank' && <p className="text-sm text-ink-soft">{t('payments.leaving')}</p>}
      <Button kind="primary" size="large" wide busy={busy} onClick={pay}>
        {way === 'bank' ? t('payments.next') : t('payments.pay', { price })}
      </Button>
    </div>
  )
}

function NoneOpen() {
  const { t } = useText()
  return (
    <div className="grid gap-5">
      <p role="alert">{t('payments.none-open')}</p>
      <div>
        <LinkButton to={paths.contact()}>{t('nav.contact')}</LinkButton>
      </div>
    </div>
  )
}
