import { useText } from '#web/i18n/text.tsx'
import type { Figure } from './figures.tsx'
import { useDay } from './use-day.ts'

interface Props {
  figure: Figure
  days: readonly (Record<Figure, number> & { day: string })[]
  sum: number
}

const HEIGHT = 160
const WIDTH = 10

/** A bar chart by day with its scale; a bar names its day and number, and the table below has them all. */
export function DayChart({ figure, days, sum }: Props) {
  const { t, language } = useText()
  const day = useDay()
  const numbers = new Intl.NumberFormat(language)
  const most = Math.max(1, ...days.map((one) => one[figure]))
  return (
    <figure className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 gap-y-1">
      <p aria-hidden="true" className="figures flex flex-col justify-between text-end text-xs text-ink-soft">
        <span>{numbers.format(most)}</span>
        <span>0</span>
      </p>
      <svg
        role="img"
        aria-label={t('owner.chart', { figure: t(`owner.${figure}`), sum })}
        viewBox={`0 0 ${days.length * WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="mirror h-40 w-full border-b border-edge text-brand"
      >
        {days.map((one, i) => {
          const height = (one[figure] / most) * HEIGHT
          return (
            <g key={one.day} className="opacity-85 hover:opacity-100">
              <title>{t('owner.bar', { day: day(one.day), count: numbers.format(one[figure]) })}</title>
              {/* The whole column takes the pointer, also above a low bar. */}
              <rect x={i * WIDTH} y={0} width={WIDTH} height={HEIGHT} fill="transparent" />
              <rect x={i * WIDTH + 1.5} y={HEIGHT - height} width={7} height={height} fill="currentColor" />
            </g>
          )
        })}
      </svg>
      <p aria-hidden="true" className="col-start-2 flex justify-between text-xs text-ink-soft">
        <span>{day(days[0]!.day)}</span>
        <span>{day(days.at(-1)!.day)}</span>
      </p>
    </figure>
  )
}
