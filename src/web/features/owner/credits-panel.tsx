import type { Output } from '#contract/endpoint.ts'
import type { ownerDashboard } from '#contract/owner.ts'
import { useText } from '#web/i18n/text.tsx'
import type { TextKey } from '#web/i18n/translate.ts'
import { paths } from '#web/paths.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { useDay } from './use-day.ts'

/** The remaining credits of the active packages. */
export function UnitsPanel({ units }: { units: Output<typeof ownerDashboard>['units'] }) {
  const { t } = useText()
  const day = useDay()
  return (
    <section aria-labelledby="units" className="grid content-start gap-3 rounded-lg border border-line bg-surface p-4">
      <h2 id="units" className="text-base">
        {t('owner.units')}
      </h2>
      {units.length === 0 && <p className="text-sm text-ink-soft">{t('owner.no-units')}</p>}
      <ul className="grid gap-2 text-sm empty:hidden">
        {units.map(({ feature, left, until }) => (
          <li key={feature} className="flex flex-wrap justify-between gap-x-4">
            <span>{t(`owner.unit-${feature}` as TextKey)}</span>
            <span className="figures">
              <strong>{left ?? t('owner.unlimited')}</strong>{' '}
              {until && <span className="text-ink-soft">{t('owner.until', { date: day(until) })}</span>}
            </span>
          </li>
        ))}
      </ul>
      <LinkButton size="small" to={paths.plans()}>
        {t('owner.to-plans')}
      </LinkButton>
    </section>
  )
}
