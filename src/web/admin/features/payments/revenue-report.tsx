import type { Output } from '#contract/endpoint.ts'
import type { getRevenue, REVENUE_BY } from '#contract/payments-revenue.ts'
import { Panel } from '#web/admin/parts/panel.tsx'
import { useDateFormat } from '#web/admin/parts/use-date-format.ts'
import { useMoney } from '#web/features/payments/money.ts'
import { useText } from '#web/i18n/text.tsx'
import { Table } from '#web/ui/table.tsx'
import { RevenueChart } from './revenue-chart.tsx'

type Report = Output<typeof getRevenue>[number]

interface Props {
  report: Report
  by: (typeof REVENUE_BY)[number]
  before: { from: string; to: string }
}

/** The revenue in one currency: totals, chart and table. */
export function RevenueReport({ report, by, before }: Props) {
  const { t } = useText()
  const money = useMoney()
  const { day } = useDateFormat()
  const write = (amount: number) => money(amount, report.currency)
  // Days without revenue are left out of the table.
  const rows = by === 'day' ? report.rows.filter(({ sales, refunds }) => sales > 0 || refunds > 0) : report.rows
  return (
    <Panel title={report.currency}>
      <dl className="grid gap-3 sm:grid-cols-4">
        {(['net', 'sales', 'refunds'] as const).map((word) => (
          <div key={word} className="grid gap-0.5">
            <dt className="text-sm text-ink-soft">{t(`money.${word}`)}</dt>
            <dd className="figures text-xl">{write(report[word])}</dd>
          </div>
        ))}
        <div className="grid gap-0.5">
          <dt className="text-sm text-ink-soft">{t('money.count')}</dt>
          <dd className="figures text-xl">{report.payments}</dd>
        </div>
      </dl>
      <p className="text-sm text-ink-soft">
        <Change report={report} from={day(before.from)} to={day(before.to)} />
      </p>
      {by !== 'package' && <RevenueChart rows={report.rows} label={t('money.chart', { currency: report.currency })} />}
      <Table
        caption={report.currency}
        rows={rows}
        keyOf={({ key }) => key}
        columns={[
          { key: 'label', label: t(`money.by-${by}`), cell: ({ label }) => (by === 'day' ? day(label) : label) },
          { key: 'sales', label: t('money.sales'), number: true, cell: ({ sales }) => write(sales) },
          { key: 'refunds', label: t('money.refunds'), number: true, cell: ({ refunds }) => write(refunds) },
          { key: 'net', label: t('money.net'), number: true, cell: ({ net }) => write(net) },
          { key: 'before', label: t('money.before'), number: true, cell: (row) => write(row.previous_net) },
          { key: 'count', label: t('money.count'), number: true, cell: ({ payments }) => payments },
        ]}
      />
    </Panel>
  )
}

function Change({ report, from, to }: { report: Report; from: string; to: string }) {
  const { t, language } = useText()
  if (report.previous.net <= 0) return <>{t('money.no-change')}</>
  const percent = new Intl.NumberFormat(language, { style: 'percent', signDisplay: 'exceptZero' })
  const change = percent.format((report.net - report.previous.net) / report.previous.net)
  return <>{t('money.versus', { change, from, to })}</>
}
