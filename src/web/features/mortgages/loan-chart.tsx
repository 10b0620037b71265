import type { Month } from '#domain/mortgage.ts'
import { useText } from '#web/i18n/text.tsx'
import { loanLine, SIZE } from './chart.ts'

interface Props {
  principal: number
  schedule: readonly Month[]
  /** The same loan without extra payments, if there are any. */
  plain: readonly Month[] | null
  start: { year: number; month: number }
  amount: (hundredths: number) => string
}

/** The balance until it is paid off. The table below has the same numbers. */
export function LoanChart({ principal, schedule, plain, start, amount }: Props) {
  const { t } = useText()
  const months = Math.max(schedule.length, plain?.length ?? 0)
  const yearAfter = (count: number) => String(start.year + Math.floor((start.month + Math.max(0, count - 1)) / 12))
  const owed = loanLine(schedule, principal, months)
  return (
    <figure className="grid gap-2 text-xs text-ink-soft">
      <svg
        role="img"
        aria-label={t('mortgage.chart', { from: amount(principal), year: yearAfter(schedule.length) })}
        viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
        className="mirror h-auto w-full overflow-visible border-b border-line text-brand"
      >
        <path d={owed.area} className="fill-brand-soft" />
        <path d={owed.line} fill="none" stroke="currentColor" strokeWidth={2.5} vectorEffect="non-scaling-stroke" />
        {plain && (
          <path
            d={loanLine(plain, principal, months).line}
            fill="none"
            className="stroke-ink-soft"
            strokeWidth={1.5}
            strokeDasharray="5 5"
            vectorEffect="non-scaling-stroke"
          />
        )}
      </svg>
      <figcaption aria-hidden="true" className="figures flex flex-wrap justify-between gap-x-4">
        <span>{String(start.year)}</span>
        {plain && (
          <span className="flex gap-4">
            <span className="inline-flex items-center gap-1.5 before:w-5 before:border-t-2 before:border-brand">
              {t('mortgage.chart-owed')}
            </span>
            <span className="inline-flex items-center gap-1.5 before:w-5 before:border-t-2 before:border-dashed before:border-ink-soft">
              {t('mortgage.chart-plain')}
            </span>
          </span>
        )}
        <span>{yearAfter(months)}</span>
      </figcaption>
    </figure>
  )
}
