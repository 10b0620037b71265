/** The most that can be reckoned exactly with, in whole units of money, per cent and years. */
export const LOAN_LIMITS = { amount: 1_000_000_000_000, ratePercent: 100, years: 50 } as const

/** A loan that is paid back in equal monthly parts. Amounts are hundredths of a unit, so that sums are exact. */
export interface Loan {
  principal: number
  /** Per cent. */
  yearlyRate: number
  months: number
  /** Paid each month beyond the instalment. */
  extraMonthly?: number
  /** Paid once, together with the instalment of that month. */
  once?: { amount: number; month: number }
}

/** What one month does to a loan. */
export interface Month {
  principal: number
  interest: number
  /** What is owed after it. */
  balance: number
}

/** The equal monthly instalment, rounded to the hundredth. A free loan is simply divided. */
export const instalmentOf = (loan: Loan) => Math.round(exactInstalment(loan))

/** Below this a rate is none: over fifty years it would not move a hundredth, and dividing by it would lose digits. */
const LEAST_RATE = 1e-12

const monthlyRate = ({ yearlyRate }: Loan) => (yearlyRate / 1200 < LEAST_RATE ? 0 : yearlyRate / 1200)

function exactInstalment(loan: Loan): number {
  const rate = monthlyRate(loan)
  if (rate === 0) return loan.principal / loan.months
  return (loan.principal * rate) / -Math.expm1(-loan.months * Math.log1p(rate))
}

/**
 * Month by month until nothing is owed. Balances come from the closed formula and are rounded as they stand, instead of
 * carrying each month's rounding into the next: principal adds up to the loan exactly, interest to its rounded total, and
 * no month strays from the instalment by more than a hundredth, whatever the rate.
 */
export function scheduleOf(loan: Loan): Month[] {
  const rate = monthlyRate(loan)
  const schedule: Month[] = []
  let interest = 0
  let paidInterest = 0
  let before = loan.principal
  for (const { owed, month } of balances(loan)) {
    interest += owed * rate
    const interestSoFar = Math.max(paidInterest, Math.round(interest))
    const balance = Math.min(before, Math.round(month))
    schedule.push({ principal: before - balance, interest: interestSoFar - paidInterest, balance })
    paidInterest = interestSoFar
    before = balance
  }
  return schedule
}

/** What is owed before and after each month, unrounded; the last month always ends at nothing. */
function* balances(loan: Loan): Generator<{ owed: number; month: number }> {
  const payment = exactInstalment(loan) + (loan.extraMonthly ?? 0)
  const { once } = loan
  let owed = loan.principal
  let start = 0
  let after = remaining(monthlyRate(loan), owed, payment, loan.months, !loan.extraMonthly)
  for (let month = 1; owed > 0; month++) {
    let left = after(month - start)
    if (once && month === once.month) {
      left = Math.max(0, left - once.amount)
      start = month
      after = remaining(monthlyRate(loan), left, payment, loan.months - month)
    }
    // A remainder below half a hundredth is no debt.
    if (left < 0.5) left = 0
    yield { owed, month: left }
    owed = left
  }
}

/** The balance after so many months of equal payments, as what the payments to come are worth; `most` is the end at the latest. */
function remaining(rate: number, owed: number, payment: number, most: number, isAsAgreed = false) {
  if (rate === 0) return (months: number) => (months >= most ? 0 : Math.max(0, owed - payment * months))
  const growth = Math.log1p(rate)
  // Where the payment hardly exceeds the interest the logarithm has no digits left; an agreed end needs none.
  const last = isAsAgreed ? most : Math.min(most, -Math.log1p(-Math.min(1, (owed * rate) / payment)) / growth)
  return (months: number) => (months >= last ? 0 : (payment / rate) * -Math.expm1((months - last) * growth))
}

/** What a schedule costs in all. */
export function totalsOf(schedule: readonly Month[]): { principal: number; interest: number; months: number } {
  return {
    principal: sumOf(schedule, 'principal'),
    interest: sumOf(schedule, 'interest'),
    months: schedule.length,
  }
}

/** Months as the wire names them. */
export const MONTH_NAMES = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
] as const

/** One calendar year of a schedule. */
export interface LoanYear {
  year: number
  principal: number
  interest: number
  balance: number
  months: (Month & { month: number })[]
}

/** A schedule by calendar years, beginning with this month (January is 0). */
export function byYear(schedule: readonly Month[], start: { year: number; month: number }): LoanYear[] {
  const years: LoanYear[] = []
  for (const [index, entry] of schedule.entries()) {
    const month = start.month + index
    const year = start.year + Math.floor(month / 12)
    if (years.at(-1)?.year !== year) years.push({ year, principal: 0, interest: 0, balance: 0, months: [] })
    const last = years.at(-1)!
    last.months.push({ ...entry, month: month % 12 })
    last.principal += entry.principal
    last.interest += entry.interest
    last.balance = entry.balance
  }
  return years
}

const sumOf = (schedule: readonly Month[], part: 'principal' | 'interest') =>
  schedule.reduce((sum, month) => sum + month[part], 0)
