import type { Output } from '#contract/endpoint.ts'
import type { listingStatistics } from '#contract/owner.ts'
import { useText } from '#web/i18n/text.tsx'
import { Table } from '#web/ui/table.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { DayChart } from './day-chart.tsx'
import { FIGURES, type Figure } from './figures.tsx'
import { useDay } from './use-day.ts'

interface Props {
  found: Output<typeof listingStatistics>
  /** Projects have neither saves nor leads. */
  of?: readonly Figure[]
}

/**
 * The statistics of a listing: one chart with a tab for each metric, its total beside the previous period and similar
 * listings, and every number by day.
 */
export function Statistics({ found, of = FIGURES }: Props) {
  const { t, language } = useText()
  const numbers = new Intl.NumberFormat(language)
  const day = useDay()
  const { days, totals, before, similar } = found
  return (
    <div className="grid gap-6">
      <Tabs
        label={t('owner.metrics')}
        tabs={of.map((figure) => ({
          value: figure,
          label: `${t(`owner.${figure}`)} ${numbers.format(totals[figure])}`,
          panel: (
            <div className="grid gap-4">
              <p className="figures flex flex-wrap gap-x-6 text-sm text-ink-soft">
                <span>{t('owner.before', { count: before[figure] })}</span>
                {similar && <span>{t('owner.median', { count: similar[figure] })}</span>}
              </p>
              <DayChart figure={figure} days={days} sum={totals[figure]} />
            </div>
          ),
        }))}
      />
      <p className="text-sm text-ink-soft">
        {similar ? t('owner.similar', { count: similar.listings }) : t('owner.no-similar')}
      </p>
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
