import * as z from 'zod/mini'
import { COSTS_ONCE, COSTS_YEARLY } from '#domain/buying-costs.ts'
import { LOAN_LIMITS, MONTH_NAMES } from '#domain/mortgage.ts'
import { read } from './endpoint.ts'
import { Flag, Numeric, Text } from './fields.ts'

const Amount = Numeric(z.number().check(z.minimum(0), z.maximum(LOAN_LIMITS.amount)))
const Years = z.number().check(z.int(), z.minimum(1), z.maximum(LOAN_LIMITS.years))

const isBelowPrice = z.refine<{ loan_amount: number; down_payment?: number | undefined }>(
  ({ loan_amount, down_payment = 0 }) => down_payment < loan_amount,
  { error: 'api.down-payment', path: ['down_payment'] },
)

export const mortgageCalculator = read('GET mortgage-calculator', {
  access: 'anyone',
  summary: 'What a loan costs each month and in all; the schedule is for those whose package holds it.',
  input: z
    .object({
      /** The price of the home; the loan is what the down payment leaves of it. */
      loan_amount: Numeric(z.number().check(z.minimum(0.01), z.maximum(LOAN_LIMITS.amount))),
      down_payment: z.optional(Amount),
      /** Per cent a year. */
      interest_rate: Numeric(z.number().check(z.minimum(0), z.maximum(LOAN_LIMITS.ratePercent))),
      loan_term_years: Numeric(Years),
      show_all_details: Flag,
      /** Beyond what shipped clients send: paid each month on top, or once in that month of the loan. */
      extra_monthly: z.optional(Amount),
      once_amount: z.optional(Amount),
      once_month: z.optional(Numeric(z.number().check(z.int(), z.minimum(1), z.maximum(LOAN_LIMITS.years * 12)))),
      /** Shipped clients read whole numbers in the schedule; our own pages want the hundredths. */
      exact: Flag,
    })
    .check(isBelowPrice),
  output: z.object({
    main_total: z.object({
      principal_amount: z.number(),
      /** Null when none was sent. */
      down_payment: z.nullable(z.number()),
      payable_interest: z.number(),
      monthly_emi: z.number(),
      total_amount: z.number(),
    }),
    yearly_totals: z.array(
      z.object({
        year: z.int(),
        /** Always zero, as shipped clients know it. */
        monthly_emi: z.literal(0),
        principal_amount: z.number(),
        interest_paid: z.number(),
        remaining_balance: z.number(),
        monthly_totals: z.array(
          z.object({
            /** English and lower case. */
            month: z.literal(MONTH_NAMES),
            principal_amount: z.number(),
            payable_interest: z.number(),
            remaining_balance: z.number(),
          }),
        ),
      }),
    ),
  }),
  failures: { invalid: 'soft' },
})

const Percent = z.number().check(z.minimum(0), z.maximum(100))

/** Shares of the price in per cent. */
export const CountryCosts = z.object({
  /** Two letters. */
  country: z.string().check(z.regex(/^[A-Z]{2}$/)),
  once: z.array(z.object({ name: z.literal(COSTS_ONCE), percent: Percent })),
  yearly: z.array(z.object({ name: z.literal(COSTS_YEARLY), percent: Percent })),
})

/** Our own calculator adds what a buyer pays beside the price. */
export const mortgageCosts = read('GET mortgage-costs', {
  access: 'anyone',
  summary: 'Taxes and fees of buying a home by country, as the site’s owner set them.',
  /** A country by its two letters or its English name; left out, all of them. */
  input: z.object({ country: z.optional(Text(80)) }),
  output: z.array(CountryCosts),
  keptSeconds: 3,
})
