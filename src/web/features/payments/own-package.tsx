import type { ActivePackage } from '#contract/packages.ts'
import { useText } from '#web/i18n/text.tsx'
import { Meter } from '#web/ui/meter.tsx'
import { featureOf, featureText } from './features.ts'
import { useDay } from './money.ts'

/** An active package: its remaining credits and its expiry. */
export function OwnPackage({ owned }: { owned: ActivePackage }) {
  const { t } = useText()
  const day = useDay()
  return (
    <article className="grid content-start gap-4 rounded-lg border border-line bg-surface p-6">
      <div className="grid gap-1">
        <h3 className="text-lg">{owned.translated_name || owned.name}</h3>
        <p className="text-sm text-ink-soft">
          {owned.end_date
            ? t('payments.from-to', { start: day(owned.start_date), end: day(owned.end_date) })
            : t('payments.runs-always')}
        </p>
      </div>
      <ul className="grid gap-3 text-sm">
        {owned.features.map(({ id, name, total_limit, used_limit }) => {
          const feature = featureOf(id)
          const label = feature ? t(featureText(feature)) : name
          const left = total_limit === null ? null : Math.max(0, total_limit - (used_limit ?? 0))
          return (
            <li key={id} className="grid gap-1">
              <span className="flex justify-between gap-4">
                <span>{label}</span>
                <span className="figures font-medium">
                  {left === null || total_limit === null
                    ? t('payments.unlimited')
                    : t('payments.left', { left, total: total_limit })}
                </span>
              </span>
              {left !== null && total_limit !== null && (
                <Meter label={label} value={left} max={Math.max(1, total_limit)} />
              )}
            </li>
          )
        })}
      </ul>
    </article>
  )
}
