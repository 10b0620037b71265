import type { Loan, Month } from '#domain/mortgage.ts'
import { instalmentOf, totalsOf } from '#domain/mortgage.ts'
import { useText } from '#web/i18n/text.tsx'
import { LoanChart } from './loan-chart.tsx'

interface Props {
  loan: Loan
  schedule: readonly Month[]
  /** The same loan without extra payments, if there are any. */
  plain: readonly Month[] | null
  start: { year: number; month: number }
  /** Monthly taxes, insurance and similar costs; zero when none are known. */
  runningCosts: number
  amount: (hundredths: number) => string
}

/** The summary of the loan: monthly, in total, until when, and the effect of extra payments. */
export function LoanSummary({ loan, schedule, plain, start, runningCosts, amount }: Props) {
  const { t, language } = useText()
  const { principal, interest, months } = totalsOf(schedule)
  const monthly = instalmentOf(loan) + (loan.extraMonthly ?? 0)
  const end = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  const facts = [
    ['mortgage.loan', amount(principal)],
    ['mortgage.interest', amount(interest)],
    ['mortgage.total', amount(principal + interest)],
    ['mortgage.ends', end.format(Date.UTC(start.year, start.month + months - 1))],
  ] as const
  return (
    <section
      aria-label={t('mortgage.result')}
      className="grid gap-6 rounded-lg border border-line bg-surface p-5 md:p-8"
    >
      <div role="status" className="grid gap-1">
        <p className="text-sm font-semibold text-ink-soft">{t('mortgage.instalment')}</p>
        <p className="figures text-2xl font-semibold break-words">{amount(monthly)}</p>
        {runningCosts > 0 && (
          <p className="figures text-sm text-ink-soft">
            {t('mortgage.with-costs', { amount: amount(monthly + runningCosts) })}
          </p>
        )}
      </div>
      <LoanChart principal={loan.principal} schedule={schedule} plain={plain} start={start} amount={amount} />
      <dl className="grid gap-x-8 sm:grid-cols-2">
        {facts.map(([key, value]) => (
          <div key={key} className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2.5 text-sm">
            <dt className="text-ink-soft">{t(key)}</dt>
            <dd className="figures font-medium">{value}</dd>
          </div>
        ))}
      </dl>
      {plain && (
        <p className="figures text-sm font-medium text-good">
          {t('mortgage.saved', {
            amount: amount(Math.max(0, totalsOf(plain).interest - interest)),
            time: t('mortgage.months', { count: plain.length - months }),
          })}
        </p>
      )}
    </section>
  )
}
