import type { Facets } from '#contract/search.ts'
import { useText } from '#web/i18n/text.tsx'
import { useSearch } from './search-context.ts'

type Bar = Facets['prices'][number]

interface Props {
  bars: readonly Bar[]
  least: number | undefined
  most: number | undefined
  onChange: (least: number | undefined, most: number | undefined) => void
}

/**
 * Price histogram with a thumb at each end of the range. The thumbs are native range inputs, so touch, arrow keys and
 * right-to-left pages need no code; the bars are decorative, the number inputs below are exact.
 */
export function PriceHistogram({ bars, least, most, onChange }: Props) {
  const { t } = useText()
  const { words } = useSearch()
  if (bars.length === 0) return <div className="histogram" aria-hidden="true" />
  const { from, to } = span(bars, least, most)
  const tallest = Math.max(...bars.map(({ count }) => count), 1)
  const last = bars.length
  return (
    <fieldset className="histogram">
      <legend className="sr-only">{t('search.prices')}</legend>
      <div className="histogram-bars" aria-hidden="true">
        {bars.map((bar, index) => (
          <span
            key={bar.from}
            data-out={index < from || index >= to || undefined}
            style={{ blockSize: bar.count === 0 ? 0 : `${Math.max(4, (bar.count / tallest) * 100)}%` }}
          />
        ))}
      </div>
      <input
        type="range"
        min={0}
        max={last}
        value={from}
        aria-label={t('search.least')}
        aria-valuetext={from === 0 ? t('search.no-limit') : words.price(bars[from]!.from)}
        onChange={({ target }) => {
          const next = Math.min(target.valueAsNumber, to - 1)
          onChange(next === 0 ? undefined : bars[next]!.from, most)
        }}
      />
      <input
        type="range"
        min={0}
        max={last}
        value={to}
        aria-label={t('search.most')}
        aria-valuetext={to === last ? t('search.no-limit') : words.price(bars[to]!.from)}
        onChange={({ target }) => {
          const next = Math.max(target.valueAsNumber, from + 1)
          onChange(least, next === last ? undefined : bars[next]!.from)
        }}
      />
    </fieldset>
  )
}

/** The indexes of the bar edges around the range; at least one bar apart. */
export function span(bars: readonly Bar[], least: number | undefined, most: number | undefined) {
  const last = bars.length
  const from =
    least === undefined
      ? 0
      : Math.min(
          last - 1,
          bars.findLastIndex((bar) => bar.from <= least),
        )
  const above = most === undefined ? -1 : bars.findIndex((bar) => bar.from >= most)
  const to = above === -1 ? last : above
  return { from: Math.max(0, from), to: Math.max(to, Math.max(0, from) + 1) }
}
