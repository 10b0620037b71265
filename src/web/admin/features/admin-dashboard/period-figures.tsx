import { Link } from 'react-router'
import { majorUnits, writeMoney } from '#domain/money.ts'
import { TODAY_SPANS } from '#domain/site-health.ts'
import { useText } from '#web/i18n/text.tsx'
import type { Today } from './dashboard.ts'
import { SpanChart } from './span-chart.tsx'

const FIGURES = ['views', 'impressions', 'people', 'listings'] as const

/** Traffic and revenue of a period, compared with the previous period. */
export function LookBack({ today: { traffic, sales }, span }: { today: Today; span: number }) {
  const { t, language } = useText()
  const number = new Intl.NumberFormat(language)
  return (
    <section aria-labelledby="look-back" className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="look-back" className="text-lg">
          {t('today.look-back')}
        </h2>
        <nav aria-labelledby="look-back" className="flex gap-1">
          {TODAY_SPANS.map((days) => (
            <Link
              key={days}
              to={`?days=${days}`}
              preventScrollReset
              aria-current={days === span ? 'true' : undefined}
              className="inline-flex min-h-11 items-center rounded-full px-4 text-sm no-underline hover:bg-brand-soft aria-[current=true]:bg-brand-soft aria-[current=true]:font-semibold"
            >
              {t('today.span', { days })}
            </Link>
          ))}
        </nav>
      </div>
      <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {(sales ?? []).map(({ currency, days, before }) => (
          <SpanChart
            key={currency}
            title={t('today.sales', { currency })}
            days={days.map(({ day, amount }) => ({ day, value: amount }))}
            before={before.amount}
            format={(minor) => writeMoney(majorUnits(minor, currency), currency, language)}
          />
        ))}
        {sales?.length === 0 && (
          <p className="grid place-items-center rounded-lg border border-dashed border-line p-4 text-sm text-ink-soft">
            {t('today.no-sales')}
          </p>
        )}
        {FIGURES.map((figure) => (
          <SpanChart
            key={figure}
            title={t(`today.${figure}`)}
            days={traffic.days.map((one) => ({ day: one.day, value: one[figure] }))}
            before={traffic.before[figure]}
            format={(value) => number.format(value)}
          />
        ))}
      </div>
    </section>
  )
}
