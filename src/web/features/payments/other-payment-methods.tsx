import { useText } from '#web/i18n/text.tsx'
import { paths } from '#web/paths.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { isScriptMethod, type PaymentMethod } from './payment-methods.ts'

/** The other payment methods when one is unavailable; without any, the contact. */
export function OtherPaymentMethods({ planId, ways }: { planId: number; ways: readonly PaymentMethod[] }) {
  const { t } = useText()
  return (
    <section className="grid gap-3 border-t border-line pt-5">
      <h2 className="text-base">{t('payments.other-ways')}</h2>
      <ul className="flex flex-wrap gap-3">
        {ways.map((way) => (
          <li key={way}>
            <LinkButton
              to={isScriptMethod(way) ? paths.checkout(way, planId) : paths.buy(planId, way)}
              reloadDocument={isScriptMethod(way)}
              data-reload={isScriptMethod(way) || undefined}
            >
              {t(`payments.way-${way}`)}
            </LinkButton>
          </li>
        ))}
        {ways.length === 0 && (
          <li>
            <LinkButton to={paths.contact()}>{t('nav.contact')}</LinkButton>
          </li>
        )}
      </ul>
    </section>
  )
}
