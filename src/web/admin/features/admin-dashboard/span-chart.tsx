import { changeInPercent } from '#domain/site-health.ts'
import { useText } from '#web/i18n/text.tsx'

interface Props {
  title: string
  days: readonly { day: string; value: number }[]
  /** The total of the previous period. */
  before: number
  /** Formats a value. */
  format: (value: number) => string
}

const HEIGHT = 72
const STEP = 10

/** A bar chart by day, the total, and its change from the previous period. */
export function SpanChart({ title, days, before, format }: Props) {
  const { t, language } = useText()
  const sum = days.reduce((total, { value }) => total + value, 0)
  const most = Math.max(1, ...days.map(({ value }) => value))
  const short = new Intl.DateTimeFormat(language, { month: 'short', day: 'numeric', timeZone: 'UTC' })
  const change = changeInPercent(sum, before)
  const percent = new Intl.NumberFormat(language, { style: 'percent', signDisplay: 'exceptZero' })
  return (
    <figure className="grid content-start gap-3 rounded-lg border border-line bg-surface p-4">
      <figcaption className="grid gap-1">
        <span className="text-sm text-ink-soft">{title}</span>
        <span className="figures text-2xl">{format(sum)}</span>
        <span className="figures text-xs text-ink-soft">
          {change === null
            ? t('today.no-change', { days: days.length })
            : t('today.change', { change: percent.format(change / 100), days: days.length })}
        </span>
      </figcaption>
      <svg
        role="img"
        aria-label={t('today.chart', { figure: title, sum: format(sum) })}
        viewBox={`0 0 ${days.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="mirror h-18 w-full border-b border-edge text-brand"
      >
        {days.map(({ day, value }, at) => {
          const height = (value / most) * HEIGHT
          return (
            <rect
              key={day}
              x={at * STEP + 1.5}
              y={HEIGHT - height}
              width={STEP - 3}
              height={height}
              fill="currentColor"
            >
              <title>{`${short.format(new Date(day))}: ${format(value)}`}</title>
            </rect>
          )
        })}
      </svg>
      <p aria-hidden="true" className="flex justify-between text-xs text-ink-soft">
        <span>{short.format(new Date(days[0]!.day))}</span>
        <span>{short.format(new Date(days.at(-1)!.day))}</span>
      </p>
    </figure>
  )
}
