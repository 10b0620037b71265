import { useText } from '#web/i18n/text.tsx'
import { paths } from '#web/paths.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { isScriptWay, type Way } from './ways.ts'

/** The ways to pay that are left when one of them is shut; without any, whom to ask. */
export function OtherWays({ planId, ways }: { planId: number; ways: readonly Way[] }) {
  const { t } = useText()
  return (
    <section className="grid gap-3 border-t border-line pt-5">
      <h2 className="text-base">{t('payments.other-ways')}</h2>
      <ul className="flex flex-wrap gap-3">
        {ways.map((way) => (
          <li key={way}>
            <LinkButton
              to={isScriptWay(way) ? paths.checkout(way, planId) : paths.buy(planId, way)}
              reloadDocument={isScriptWay(way)}
              data-reload={isScriptWay(way) || undefined}
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
