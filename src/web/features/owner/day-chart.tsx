import { useText } from '#web/i18n/text.tsx'
import type { Figure } from './figures.tsx'
import { useDay } from './use-day.ts'

interface Props {
  figure: Figure
  days: readonly (Record<Figure, number> & { day: string })[]
  sum: number
}

const HEIGHT = 80

/** One bar for each day; the numbers themselves are in the table below. */
export function DayChart({ figure, days, sum }: Props) {
  const { t } = useText()
  const day = useDay()
  const most = Math.max(1, ...days.map((one) => one[figure]))
  return (
    <figure className="grid gap-2">
      <figcaption className="flex justify-between gap-4 text-sm">
        <span>{t(`owner.${figure}`)}</span>
        <span className="figures text-ink-soft">{sum}</span>
      </figcaption>
      <svg
        role="img"
        aria-label={t('owner.chart', { figure: t(`owner.${figure}`), sum })}
        viewBox={`0 0 ${days.length * 10} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="mirror h-20 w-full border-b border-edge text-brand"
      >
        {days.map((one, i) => {
          const height = (one[figure] / most) * HEIGHT
          return (
            <rect key={one.day} x={i * 10 + 1.5} y={HEIGHT - height} width={7} height={height} fill="currentColor" />
          )
        })}
      </svg>
      <p aria-hidden="true" className="flex justify-between text-xs text-ink-soft">
        <span>{day(days[0]!.day)}</span>
        <span>{day(days.at(-1)!.day)}</span>
      </p>
    </figure>
  )
}
