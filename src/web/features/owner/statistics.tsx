import type { Output } from '#contract/endpoint.ts'
import type { listingStatistics } from '#contract/owner.ts'
import { useText } from '#web/i18n/text.tsx'
import { Table } from '#web/ui/table.tsx'
import { DayChart } from './day-chart.tsx'
import { FIGURES, type Figure, Figures } from './figures.tsx'
import { useDay } from './use-day.ts'

interface Props {
  found: Output<typeof listingStatistics>
  /** Projects are neither saved nor asked about. */
  of?: readonly Figure[]
}

/** How a listing does: sums beside those before and those of others, a curve for each, and every number by day. */
export function Statistics({ found, of = FIGURES }: Props) {
  const { t } = useText()
  const day = useDay()
  const { days, totals, before, similar } = found
  return (
    <div className="grid gap-6">
      <Figures
        values={totals}
        of={of}
        below={(figure) => (
          <>
            <span>{t('owner.before', { count: before[figure] })}</span>
            {similar && <span>{t('owner.median', { count: similar[figure] })}</span>}
          </>
        )}
      />
      <p className="text-sm text-ink-soft">
        {similar ? t('owner.similar', { count: similar.listings }) : t('owner.no-similar')}
      </p>
      <div className="grid gap-5 sm:grid-cols-2">
        {of.map((figure) => (
          <DayChart key={figure} figure={figure} days={days} sum={totals[figure]} />
        ))}
      </div>
      <details className="rounded-md border border-line">
        <summary className="min-h-11 cursor-pointer px-3 py-2.5 text-sm font-semibold">{t('owner.by-day')}</summary>
        <Table
          caption={t('owner.by-day')}
          rows={days.toReversed()}
          keyOf={(row) => row.day}
          columns={[
            { key: 'day', label: t('owner.day'), cell: (row) => day(row.day) },
            ...of.map((figure) => ({
              key: figure,
              label: t(`owner.${figure}`),
              number: true,
              cell: (row: (typeof days)[number]) => row[figure],
            })),
          ]}
        />
      </details>
    </div>
  )
}
