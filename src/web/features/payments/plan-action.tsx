import type { ActivePackage, Package } from '#contract/packages.ts'
import { lazyCall } from '#web/api/lazy-call.ts'
import { useText } from '#web/i18n/text.tsx'
import { FormError } from '#web/parts/form-error.tsx'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { toast } from '#web/ui/toast.ts'
import { useDay } from './money.ts'
import { useOnce } from './use-once.ts'

interface Props {
  plan: Package | ActivePackage
  isSignedIn: boolean
  /** The return address of a visitor after signing in. */
  here: string
  onBuy: () => void
  onTaken: () => void
}

/** The next step with a package, by its status for the user. */
export function PlanAction({ plan, isSignedIn, here, onBuy, onTaken }: Props) {
  const { t } = useText()
  const day = useDay()
  const { busy, fault, run } = useOnce()
  const name = plan.translated_name || plan.name
  if ('is_active' in plan)
    return (
      <>
        <p className="text-sm">
          {plan.end_date ? t('payments.runs-until', { date: day(plan.end_date) }) : t('payments.runs-always')}
        </p>
        <LinkButton to={paths.subscription()} wide>
          {t('payments.see-yours')}
        </LinkButton>
      </>
    )
  if (!isSignedIn)
    return (
      <LinkButton to={paths.signIn(here)} wide aria-label={`${t('payments.sign-in')}: ${name}`}>
        {t('payments.sign-in')}
      </LinkButton>
    )
  if (plan.package_status === 'review' || plan.package_status === 'rejected')
    return (
      <>
        <p className="text-sm">
          {t(plan.package_status === 'review' ? 'payments.in-review' : 'payments.was-rejected')}
        </p>
        <LinkButton to={paths.payments()} wide>
          {t(plan.package_status === 'review' ? 'payments.to-payments' : 'payments.send-another')}
        </LinkButton>
      </>
    )
  if (plan.package_type === 'paid')
    return (
      <Button kind="primary" wide onClick={onBuy} aria-label={t('payments.buy-named', { name })}>
        {t('payments.buy')}
      </Button>
    )
  const take = () =>
    run(async () => {
      await lazyCall(import('#contract/packages.ts'), 'assignPackage', { package_id: plan.id, in_app: false })
      toast(t('payments.taken', { name }), { kind: 'success' })
      onTaken()
      return false
    })
  return (
    <>
      <FormError fault={fault} />
      <Button kind="primary" wide busy={busy} onClick={take} aria-label={`${t('payments.take')}: ${name}`}>
        {t('payments.take')}
      </Button>
    </>
  )
}
