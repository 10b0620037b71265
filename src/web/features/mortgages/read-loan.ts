import { LOAN_LIMITS, type Loan } from '#domain/mortgage.ts'
import { parseLocalNumber } from '#domain/parse-local-number.ts'
import type { TextKey } from '#web/i18n/translate.ts'

/** The values of the fields, as typed. */
export interface TypedLoan {
  price: string
  down: string
  rate: string
  years: string
  extra: string
  once: string
  after: string
}
type LoanField = keyof TypedLoan

export const LOAN_FIELDS = ['price', 'down', 'rate', 'years', 'extra', 'once', 'after'] as const

/** A field error with its message. */
export type LoanErrors = Partial<Record<LoanField, { text: TextKey; most?: number }>>

export interface ReadLoan {
  /** Null while a field has an error. */
  loan: Loan | null
  /** In hundredths, if valid. */
  price: number | null
  down: number
  faults: LoanErrors
}

const DEFAULTS = { downShare: 0.2, rate: 5, years: 25, after: 5 }

/** The default values. */
export const usualLoan = (price: number): TypedLoan => ({
  price: String(price),
  down: String(Math.round(price * DEFAULTS.downShare)),
  rate: String(DEFAULTS.rate),
  years: String(DEFAULTS.years),
  extra: '',
  once: '',
  after: String(DEFAULTS.after),
})

/** Parses the typed values into a loan, or returns the error of each field. */
export function readLoan(typed: TypedLoan, language: string): ReadLoan {
  const faults: LoanErrors = {}
  const numberIn = (field: LoanField, ifEmpty: number | null): number | null => {
    const text = typed[field].trim()
    if (text === '' && ifEmpty !== null) return ifEmpty
    const value = parseLocalNumber(text, language)
    if (value === null) faults[field] = { text: 'mortgage.wrong-number' }
    return value
  }
  const check = (field: LoanField, isWrong: boolean, text: TextKey, most?: number) => {
    if (isWrong) faults[field] ??= { text, ...(most !== undefined && { most }) }
  }
  const price = numberIn('price', null)
  const down = numberIn('down', 0)
  const rate = numberIn('rate', null)
  const years = numberIn('years', null)
  const extra = numberIn('extra', 0)
  const once = numberIn('once', 0)
  const after = numberIn('after', DEFAULTS.after)
  if (price !== null)
    check('price', price < 1 || price > LOAN_LIMITS.amount, 'mortgage.wrong-price', LOAN_LIMITS.amount)
  if (down !== null)
    check('down', down < 0 || (price !== null && !faults.price && down >= price), 'mortgage.wrong-down')
  if (rate !== null)
    check('rate', rate < 0 || rate > LOAN_LIMITS.ratePercent, 'mortgage.wrong-rate', LOAN_LIMITS.ratePercent)
  if (years !== null) check('years', !isYears(years), 'mortgage.wrong-years', LOAN_LIMITS.years)
  for (const [field, value] of [
    ['extra', extra],
    ['once', once],
  ] as const)
    if (value !== null) check(field, value < 0 || value > LOAN_LIMITS.amount, 'mortgage.wrong-extra')
  if (after !== null) check('after', !isYears(after), 'mortgage.wrong-years', LOAN_LIMITS.years)
  const isWhole = Object.keys(faults).length === 0
  return {
    price: price === null || faults.price ? null : hundredths(price),
    down: down === null || faults.down ? 0 : hundredths(down),
    faults,
    loan: isWhole
      ? {
          principal: Math.max(1, hundredths(price!) - hundredths(down!)),
          yearlyRate: rate!,
          months: years! * 12,
          extraMonthly: hundredths(extra!),
          ...(once! > 0 && { once: { amount: hundredths(once!), month: after! * 12 } }),
        }
      : null,
  }
}

const isYears = (value: number) => Number.isInteger(value) && value >= 1 && value <= LOAN_LIMITS.years
const hundredths = (amount: number) => Math.round(amount * 100)
