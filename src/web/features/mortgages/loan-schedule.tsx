import { type ReactNode, useState } from 'react'
import { byYear, type Loan, type Month } from '#domain/mortgage.ts'
import { useText } from '#web/i18n/text.tsx'
import { PagePart } from '#web/parts/page-part.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { toast } from '#web/ui/toast.ts'
import { type MonthRow, MonthTable } from './month-table.tsx'

interface Props {
  loan: Loan
  schedule: readonly Month[]
  start: { year: number; month: number }
  amount: (hundredths: number) => string
  /** The user's package includes the full schedule. */
  isOpen: boolean
  /** Known after hydration. */
  /** Replaces the rest where it is locked. */
  gate: ReactNode
}

const FREE_MONTHS = 12

/** The first year for everyone, and the full schedule for users whose package includes it. */
export function LoanSchedule({ loan, schedule, start, amount, isOpen, gate }: Props) {
  const { t } = useText()
  const [all, setAll] = useState<{ of: string; years: { year: number; months: MonthRow[] }[] } | null>(null)
  const [busy, setBusy] = useState(false)
  const key = JSON.stringify(loan)
  const first = byYear(schedule.slice(0, FREE_MONTHS), start).flatMap(({ year, months }) =>
    months.map((month) => ({ ...month, year })),
  )
  const fetchAll = async () => {
    setBusy(true)
    try {
      const { fetchSchedule } = await import('./calls.ts')
      setAll({ of: key, years: await fetchSchedule(loan) })
    } catch {
      toast(t('mortgage.failed'), { kind: 'error' })
    }
    setBusy(false)
  }
  const years = all?.of === key ? all.years : null
  return (
    <PagePart title={t('mortgage.schedule')} id="schedule">
      {years ? (
        <div className="divide-y divide-line border-y border-line">
          {years.map(({ year, months }, index) => (
            <details key={year} open={index === 0} className="group">
              <summary className="figures flex min-h-12 list-none items-center justify-between gap-4 py-2 font-medium">
                {String(year)}
                <span className="ms-auto text-sm text-ink-soft">{amount(months.at(-1)!.balance)}</span>
                <Icon name="chevron-down" className="shrink-0 group-open:rotate-180" />
              </summary>
              <div className="pb-4">
                <MonthTable caption={t('mortgage.months-of', { year: String(year) })} rows={months} amount={amount} />
              </div>
            </details>
          ))}
        </div>
      ) : (
        <>
          <MonthTable caption={t('mortgage.first-year')} rows={first} amount={amount} />
          {schedule.length > FREE_MONTHS &&
            (isOpen ? (
              <div className="print:hidden">
                <Button busy={busy} onClick={fetchAll}>
                  {t('mortgage.all-years')}
                </Button>
              </div>
            ) : (
              gate
            ))}
        </>
      )}
    </PagePart>
  )
}
