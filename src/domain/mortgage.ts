/** Limits within which the calculation is exact, in whole currency units, percent and years. */
export const LOAN_LIMITS = { amount: 1_000_000_000_000, ratePercent: 100, years: 50 } as const

/** A loan repaid in equal monthly instalments. Amounts are hundredths of a currency unit, so that sums are exact. */
export interface Loan {
  principal: number
  /** Percent per year. */
  yearlyRate: number
  months: number
  /** Paid each month in addition to the instalment. */
  extraMonthly?: number
  /** Paid once, with the instalment of that month. */
  once?: { amount: number; month: number }
}

/** A month of the schedule. */
export interface Month {
  principal: number
  interest: number
  /** Balance after the month. */
  balance: number
}

/** Equal monthly instalment, rounded to the hundredth. An interest-free loan is divided by the number of months. */
export const instalmentOf = (loan: Loan) => Math.round(exactInstalment(loan))

/**
 * Rates below this count as zero: over fifty years they would not change a hundredth, and dividing by them would lose
 * precision.
 */
const MIN_RATE = 1e-12

const monthlyRate = ({ yearlyRate }: Loan) => (yearlyRate / 1200 < MIN_RATE ? 0 : yearlyRate / 1200)

function exactInstalment(loan: Loan): number {
  const rate = monthlyRate(loan)
  if (rate === 0) return loan.principal / loan.months
  return (loan.principal * rate) / -Math.expm1(-loan.months * Math.log1p(rate))
}

/**
 * Monthly schedule until the balance is 0. Balances come from the closed formula and are rounded individually, so that
 * rounding errors do not accumulate: principal sums to the loan exactly, interest to its rounded total, and no month
 * differs from the instalment by more than a hundredth, at any rate.
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

/** Unrounded balance before and after each month; the last month always ends at 0. */
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
    // A balance below half a hundredth counts as paid.
    if (left < 0.5) left = 0
    yield { owed, month: left }
    owed = left
  }
}

/** Balance after a number of equal payments, as the present value of the remaining ones; `most` is the latest end. */
function remaining(rate: number, owed: number, payment: number, most: number, isAsAgreed = false) {
  if (rate === 0) return (months: number) => (months >= most ? 0 : Math.max(0, owed - payment * months))
  const growth = Math.log1p(rate)
  // If the payment barely exceeds the interest, the logarithm loses all precision; an agreed end does not need it.
  const last = isAsAgreed ? most : Math.min(most, -Math.log1p(-Math.min(1, (owed * rate) / payment)) / growth)
  return (months: number) => (months >= last ? 0 : (payment / rate) * -Math.expm1((months - last) * growth))
}

/** Total cost of a schedule. */
export function totalsOf(schedule: readonly Month[]): { principal: number; interest: number; months: number } {
  return {
    principal: sumOf(schedule, 'principal'),
    interest: sumOf(schedule, 'interest'),
    months: schedule.length,
  }
}

/** Month names on the wire. */
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

/** A calendar year of a schedule. */
export interface LoanYear {
  year: number
  principal: number
  interest: number
  balance: number
  months: (Month & { month: number })[]
}

/** Groups a schedule by calendar year, starting in the given month (January is 0). */
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
