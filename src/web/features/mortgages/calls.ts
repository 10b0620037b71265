import { mortgageCalculator } from '#contract/mortgages.ts'
import { type Loan, MONTH_NAMES } from '#domain/mortgage.ts'
import { call } from '#web/api/call.ts'
import type { MonthRow } from './month-table.tsx'

/** The full schedule, by years; the server refuses users whose package does not include it. */
export async function fetchSchedule(loan: Loan): Promise<{ year: number; months: MonthRow[] }[]> {
  const { yearly_totals } = await call(mortgageCalculator, {
    loan_amount: loan.principal / 100,
    interest_rate: loan.yearlyRate,
    loan_term_years: loan.months / 12,
    extra_monthly: (loan.extraMonthly ?? 0) / 100,
    ...(loan.once && { once_amount: loan.once.amount / 100, once_month: loan.once.month }),
    show_all_details: '1',
    exact: '1',
  })
  return yearly_totals.map(({ year, monthly_totals }) => ({
    year,
    months: monthly_totals.map((month) => ({
      year,
      month: MONTH_NAMES.indexOf(month.month),
      principal: hundredths(month.principal_amount),
      interest: hundredths(month.payable_interest),
      balance: hundredths(month.remaining_balance),
    })),
  }))
}

const hundredths = (amount: number) => Math.round(amount * 100)
