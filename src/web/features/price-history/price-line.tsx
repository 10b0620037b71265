import { useText } from '#web/i18n/text.tsx'
import type { ListingLabels } from '#web/parts/listing-labels.ts'
import { SIZE } from './chart.ts'
import type { HistoryView } from './view.ts'

interface Props {
  chart: NonNullable<HistoryView['chart']>
  words: ListingLabels
  dayOf: (instant: string) => string
}

/** The asking price over time; the table below has the same data. */
export function PriceLine({ chart, words, dayOf }: Props) {
  const { t } = useText()
  const from = dayOf(chart.from)
  const until = dayOf(chart.until)
  return (
    <figure className="grid grid-cols-[1fr_auto] gap-x-3 gap-y-1 text-xs text-ink-soft">
      <svg
        role="img"
        aria-label={t('history.chart', { from, to: until })}
        viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
        className="mirror h-auto w-full text-brand"
      >
        <path d={chart.area} className="fill-brand-soft" />
        <path d={chart.line} fill="none" stroke="currentColor" strokeWidth={2} vectorEffect="non-scaling-stroke" />
        {chart.dots.map(({ x, y }) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={5} fill="currentColor" />
        ))}
      </svg>
      <div aria-hidden="true" className="figures relative text-end">
        {/* Reserves the space of the two labels, which are positioned absolutely. */}
        <span className="invisible">{words.price(chart.highest)}</span>
        {(['highest', 'lowest'] as const).map((end) => (
          <span
            key={end}
            className="absolute end-0 -translate-y-1/2"
            style={{ insetBlockStart: `${chart.labels[end] * 100}%` }}
          >
            {words.price(chart[end])}
          </span>
        ))}
      </div>
      <figcaption aria-hidden="true" className="figures flex justify-between">
        <span>{from}</span>
        <span>{until}</span>
      </figcaption>
    </figure>
  )
}
