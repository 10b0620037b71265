import type { Output } from '#contract/endpoint.ts'
import type { mortgageCalculator } from '#contract/mortgages.ts'
import { byYear, MONTH_NAMES, type Month, totalsOf } from '#domain/mortgage.ts'

type Calculated = Output<typeof mortgageCalculator>

export function presentTotals(schedule: readonly Month[], instalment: number, downPayment: number | undefined) {
  const { principal, interest } = totalsOf(schedule)
  return {
    principal_amount: principal / 100,
    down_payment: downPayment ?? null,
    payable_interest: interest / 100,
    monthly_emi: instalment / 100,
    total_amount: (principal + interest) / 100,
  }
}

/** The schedule from this month on, in hundredths or, for shipped clients, in whole units that still add up. */
export function presentYears(schedule: readonly Month[], now: Date, isExact: boolean): Calculated['yearly_totals'] {
  const start = { year: now.getUTCFullYear(), month: now.getUTCMonth() }
  const divisor = isExact ? 100 : 1
  return byYear(isExact ? schedule : inWholeUnits(schedule), start).map((year) => ({
    year: year.year,
    monthly_emi: 0,
    principal_amount: year.principal / divisor,
    interest_paid: year.interest / divisor,
    remaining_balance: year.balance / divisor,
    monthly_totals: year.months.map(({ month, principal, interest, balance }) => ({
      month: MONTH_NAMES[month]!,
      principal_amount: principal / divisor,
      payable_interest: interest / divisor,
      remaining_balance: balance / divisor,
    })),
  }))
}

/** Rounds cumulative amounts instead of each month, so that months and years add up to the totals. */
function inWholeUnits(schedule: readonly Month[]): Month[] {
  let interest = 0
  let reportedInterest = 0
  let reportedBalance = Math.round(totalsOf(schedule).principal / 100)
  return schedule.map((month) => {
    interest += month.interest
    const soFar = Math.round(interest / 100)
    const balance = Math.round(month.balance / 100)
    const whole = { principal: reportedBalance - balance, interest: soFar - reportedInterest, balance }
    reportedInterest = soFar
    reportedBalance = balance
    return whole
  })
}
