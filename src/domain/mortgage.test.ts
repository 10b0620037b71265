import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { byYear, instalmentOf, LOAN_LIMITS, type Loan, scheduleOf, totalsOf } from './mortgage.ts'

test.each([
  { principal: 5_000_000_00, yearlyRate: 8.5, months: 240, instalment: 43_391_16 },
  { principal: 200_000_00, yearlyRate: 6, months: 360, instalment: 1_199_10 },
  { principal: 100_000_00, yearlyRate: 5, months: 180, instalment: 790_79 },
  { principal: 12_000_00, yearlyRate: 0, months: 12, instalment: 1_000_00 },
  { principal: 100_00, yearlyRate: 0, months: 36, instalment: 2_78 },
  { principal: 1, yearlyRate: 5, months: 360, instalment: 0 },
])(
  'a loan of $principal hundredths at $yearlyRate % over $months months has an instalment of $instalment',
  ({ instalment, ...loan }) => {
    expect(instalmentOf(loan)).toBe(instalment)
  },
)

test('the first month pays the interest on the whole loan', () => {
  const [first, second] = scheduleOf({ principal: 200_000_00, yearlyRate: 6, months: 360 })
  expect(first).toEqual({ principal: 199_10, interest: 1_000_00, balance: 199_800_90 })
  expect(second).toEqual({ principal: 200_10, interest: 999_00, balance: 199_600_80 })
})

test('an interest-free loan has no interest, and its unequal instalments sum to the loan', () => {
  const schedule = scheduleOf({ principal: 100_00, yearlyRate: 0, months: 3 })
  expect(schedule.map(({ principal }) => principal)).toEqual([33_33, 33_34, 33_33])
  expect(totalsOf(schedule)).toEqual({ principal: 100_00, interest: 0, months: 3 })
})

const loans: fc.Arbitrary<Loan> = fc.record({
  principal: fc.integer({ min: 1, max: LOAN_LIMITS.amount * 100 }),
  yearlyRate: fc.oneof(
    fc.constantFrom(0, 0.01, LOAN_LIMITS.ratePercent),
    fc.double({ min: 0, max: LOAN_LIMITS.ratePercent, noNaN: true }),
  ),
  months: fc.integer({ min: 1, max: LOAN_LIMITS.years }).map((years) => years * 12),
})

describe('for any loan', () => {
  test('principal sums to the loan exactly, no amount is negative, and the balance ends at 0 in time', () => {
    fc.assert(
      fc.property(loans, (loan) => {
        const schedule = scheduleOf(loan)
        const totals = totalsOf(schedule)
        expect(totals.principal).toBe(loan.principal)
        expect(schedule.at(-1)!.balance).toBe(0)
        expect(schedule.length).toBeLessThanOrEqual(loan.months)
        let before = loan.principal
        for (const { principal, interest, balance } of schedule) {
          if (principal < 0 || interest < 0 || balance !== before - principal) expect.fail(`${principal} ${interest}`)
          before = balance
        }
        expect(Number.isSafeInteger(totals.principal + totals.interest)).toBe(true)
      }),
    )
  })

  test('interest equals that of equal instalments to the hundredth, and each month differs from the instalment by at most one hundredth', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100_00, max: 10_000_000_00 }), loans, (principal, { yearlyRate, months }) => {
        const loan = { principal, yearlyRate, months }
        const schedule = scheduleOf(loan)
        const { interest } = totalsOf(schedule)
        expect(Math.abs(principal + interest - instalmentOf(loan) * months)).toBeLessThanOrEqual(months / 2 + 1)
        for (const month of schedule.slice(0, -1))
          expect(Math.abs(month.principal + month.interest - instalmentOf(loan))).toBeLessThanOrEqual(2)
      }),
    )
  })

  test('extra payments never increase the cost or the duration, and the principal still sums to the loan', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1_000_00, max: 10_000_000_00 }),
        loans,
        fc.integer({ min: 0, max: 5_000_00 }),
        fc.record({ amount: fc.integer({ min: 0, max: 100_000_00 }), month: fc.integer({ min: 1, max: 700 }) }),
        (principal, { yearlyRate, months }, extraMonthly, once) => {
          const loan = { principal, yearlyRate, months }
          const plain = totalsOf(scheduleOf(loan))
          const schedule = scheduleOf({ ...loan, extraMonthly, once })
          const faster = totalsOf(schedule)
          expect(faster.principal).toBe(principal)
          expect(schedule.at(-1)!.balance).toBe(0)
          expect(faster.months).toBeLessThanOrEqual(plain.months)
          expect(faster.interest).toBeLessThanOrEqual(plain.interest + 1)
        },
      ),
    )
  })
})

test.each([
  { extraMonthly: 100_00, once: undefined, months: 295, interest: 182_537_97 },
  { extraMonthly: 0, once: { amount: 20_000_00, month: 12 }, months: 283, interest: 158_549_49 },
])('extra payments of $extraMonthly a month and $once once shorten the loan', ({ extraMonthly, once, ...wanted }) => {
  const loan = { principal: 200_000_00, yearlyRate: 6, months: 360, extraMonthly, ...(once && { once }) }
  const totals = totalsOf(scheduleOf(loan))
  expect({ months: totals.months, interest: totals.interest }).toEqual(wanted)
})

test('years are calendar years and sum to the whole schedule', () => {
  const schedule = scheduleOf({ principal: 24_000_00, yearlyRate: 6, months: 24 })
  const years = byYear(schedule, { year: 2026, month: 10 })
  expect(years.map(({ year, months }) => [year, months.length])).toEqual([
    [2026, 2],
    [2027, 12],
    [2028, 10],
  ])
  expect(years[0]!.months.map(({ month }) => month)).toEqual([10, 11])
  expect(years[1]!.balance).toBe(years[1]!.months.at(-1)!.balance)
  expect(years.reduce((sum, { principal }) => sum + principal, 0)).toBe(24_000_00)
  expect(years.at(-1)!.balance).toBe(0)
})
