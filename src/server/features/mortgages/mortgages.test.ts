import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { proves } from '#test/conformance/proves.ts'
import { testApp } from '#test/support/app.ts'
import { givePackage, makeUser } from '#test/support/make.ts'

const { call, db, inject } = await testApp()
const member = await makeUser(db)
const buyer = await makeUser(db)
const admin = await makeUser(db, { role: 'admin' })
await givePackage(db, buyer.id, { mortgage_calculator_detail: 'unlimited' })

const LOAN = { loan_amount: 250_000, down_payment: 50_000, interest_rate: 6, loan_term_years: 30 }

describe('mortgage-calculator', () => {
  test('returns the cost of a loan to a visitor, without a schedule', async () => {
    proves('7.68')
    expect(await call('mortgageCalculator', LOAN)).toMatchObject({
      status: 200,
      error: false,
      data: {
        main_total: {
          principal_amount: 200_000,
          down_payment: 50_000,
          monthly_emi: 1199.1,
          payable_interest: 231_676.38,
          total_amount: 431_676.38,
        },
        yearly_totals: [],
      },
    })
  })

  test('accepts numeric strings and empty parameters of older clients, and a missing down payment', async () => {
    const answer = await inject(
      '/api/mortgage-calculator?loan_amount=12000&down_payment=&interest_rate=0&loan_term_years=1&show_all_details=',
    )
    expect(answer.json().data.main_total).toEqual({
      principal_amount: 12_000,
      down_payment: null,
      payable_interest: 0,
      monthly_emi: 1000,
      total_amount: 12_000,
    })
  })

  test('refuses the schedule to visitors and to users without the package, with the missing entitlement', async () => {
    const asked = { ...LOAN, show_all_details: '1' as const }
    expect(await call('mortgageCalculator', asked)).toMatchObject({ status: 400, error: true, data: null })
    expect(await call('mortgageCalculator', asked, member)).toMatchObject({
      status: 400,
      error: true,
      message: 'You have not subscribed. Please subscribe first',
      data: { package_available: false, feature_available: false },
    })
  })

  test.each([
    ['a package', buyer],
    ['being staff', admin],
  ])(
    '%s allows the schedule: whole units by calendar year from this month, with the remaining balance',
    async (_, person) => {
      proves('7.68', '1.8')
      const { data } = await call('mortgageCalculator', { ...LOAN, show_all_details: '1' }, person)
      const years = data.yearly_totals
      const now = new Date()
      expect(years[0]!.monthly_totals[0]!.month).toMatch(/^[a-z]+$/)
      expect(years.reduce((sum, { monthly_totals }) => sum + monthly_totals.length, 0)).toBe(360)
      expect(years.reduce((sum, { principal_amount }) => sum + principal_amount, 0)).toBe(200_000)
      expect(years.reduce((sum, { interest_paid }) => sum + interest_paid, 0)).toBe(231_676)
      for (const { monthly_totals, remaining_balance, principal_amount, monthly_emi } of years) {
        expect(monthly_emi).toBe(0)
        expect(remaining_balance).toBe(monthly_totals.at(-1)!.remaining_balance)
        expect(monthly_totals.every((month) => Object.values(month).slice(1).every(Number.isInteger))).toBe(true)
        expect(monthly_totals.reduce((sum, month) => sum + month.principal_amount, 0)).toBe(principal_amount)
      }
      expect(years.at(-1)!.remaining_balance).toBe(0)
      expect(years[0]!.year).toBeLessThanOrEqual(now.getFullYear() + 1)
    },
  )

  test('returns exact schedules that add up to loan and interest, with any extra payments', async () => {
    const hundredths = (value: number) => Math.round(value * 100)
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 9_999_999 }),
        fc.integer({ min: 0, max: 10_000 }),
        fc.integer({ min: 1, max: 50 }),
        fc.integer({ min: 0, max: 500 }),
        async (cents, rate, years, extra) => {
          const input = {
            loan_amount: cents / 100,
            interest_rate: rate / 100,
            loan_term_years: years,
            extra_monthly: extra,
            once_amount: extra,
            once_month: 3,
            show_all_details: '1' as const,
            exact: '1' as const,
          }
          const { main_total, yearly_totals } = (await call('mortgageCalculator', input, buyer)).data
          const months = yearly_totals.flatMap(({ monthly_totals }) => monthly_totals)
          const paid = months.reduce(
            (sum, month) => sum + hundredths(month.principal_amount) + hundredths(month.payable_interest),
            0,
          )
          expect(paid).toBe(hundredths(main_total.total_amount))
          expect(hundredths(main_total.total_amount)).toBe(cents + hundredths(main_total.payable_interest))
        },
      ),
      { numRuns: 40 },
    )
  })

  test.each([
    [{ ...LOAN, interest_rate: -1 }, 'interest_rate must be at least 0'],
    [{ ...LOAN, interest_rate: 1000 }, 'interest_rate must be at most 100'],
    [{ ...LOAN, interest_rate: 'high' }, 'interest_rate must be a number'],
    [{ ...LOAN, interest_rate: 'Infinity' }, 'interest_rate must be a number'],
    [{ ...LOAN, interest_rate: undefined }, 'interest_rate is required'],
    [{ ...LOAN, down_payment: 250_000 }, 'down_payment must be less than loan_amount'],
    [{ ...LOAN, down_payment: 300_000 }, 'down_payment must be less than loan_amount'],
    [{ ...LOAN, down_payment: -5 }, 'down_payment must be at least 0'],
    [{ ...LOAN, loan_amount: 0 }, 'loan_amount must be at least 0.01'],
    [{ ...LOAN, loan_amount: 1e15 }, 'loan_amount must be at most 1000000000000'],
    [{ ...LOAN, loan_amount: 'NaN' }, 'loan_amount must be a number'],
    [{ ...LOAN, loan_term_years: 0 }, 'loan_term_years must be at least 1'],
    [{ ...LOAN, loan_term_years: 51 }, 'loan_term_years must be at most 50'],
    [{ ...LOAN, loan_term_years: 2.5 }, 'loan_term_years must be a whole number'],
  ])('%j is refused with the message: %s', async (input, message) => {
    expect(await call('mortgageCalculator', input as typeof LOAN)).toMatchObject({ status: 200, error: true, message })
  })
})

describe('mortgage-costs', () => {
  test('returns taxes and fees of all countries, or of one by code or English name', async () => {
    const all = (await call('mortgageCosts', {})).data
    expect(all.length).toBeGreaterThan(15)
    for (const country of ['PT', 'pt', 'Portugal', 'portugal'])
      expect((await call('mortgageCosts', { country })).data).toMatchObject([
        { country: 'PT', once: [{ name: 'transfer_tax', percent: 5 }, {}, {}] },
      ])
    expect((await call('mortgageCosts', { country: 'Atlantis' })).data).toEqual([])
  })

  test.each([
    'not json',
    '{}',
    '[{"country":"Portugal"}]',
    '[{"country":"PT","once":[{"name":"x","percent":1}],"yearly":[]}]',
  ])('returns no costs for the invalid setting %s', async (value) => {
    await db`update settings set value = ${value} where key = 'mortgage_costs'`
    expect(await call('mortgageCosts', {})).toMatchObject({ status: 200, data: [] })
  })
})
