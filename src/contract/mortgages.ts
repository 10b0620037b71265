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
  summary: 'Calculates a loan. The full schedule requires a package that includes it.',
  input: z
    .object({
      /** Price of the property; the loan is the price minus the down payment. */
      loan_amount: Numeric(z.number().check(z.minimum(0.01), z.maximum(LOAN_LIMITS.amount))),
      down_payment: z.optional(Amount),
      /** Percent per year. */
      interest_rate: Numeric(z.number().check(z.minimum(0), z.maximum(LOAN_LIMITS.ratePercent))),
      loan_term_years: Numeric(Years),
      show_all_details: Flag,
      /** Not sent by shipped clients: an extra monthly payment, or a one-off payment in the given month of the loan. */
      extra_monthly: z.optional(Amount),
      once_amount: z.optional(Amount),
      once_month: z.optional(Numeric(z.number().check(z.int(), z.minimum(1), z.maximum(LOAN_LIMITS.years * 12)))),
      /** Returns amounts with two decimals, for our own pages; shipped clients read whole numbers. */
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
        /** Always 0, as shipped clients expect. */
        monthly_emi: z.literal(0),
        principal_amount: z.number(),
        interest_paid: z.number(),
        remaining_balance: z.number(),
        monthly_totals: z.array(
          z.object({
            /** English, in lower case. */
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

/** Percentages of the price. */
export const CountryCosts = z.object({
  /** ISO 3166-1 alpha-2 code. */
  country: z.string().check(z.regex(/^[A-Z]{2}$/)),
  once: z.array(z.object({ name: z.literal(COSTS_ONCE), percent: Percent })),
  yearly: z.array(z.object({ name: z.literal(COSTS_YEARLY), percent: Percent })),
})

/** Used by our own calculator to add the buyer's costs on top of the price. */
export const mortgageCosts = read('GET mortgage-costs', {
  access: 'anyone',
  summary: 'Lists taxes and fees of buying by country, as set by the operator.',
  /** Country by alpha-2 code or English name; omit for all countries. */
  input: z.object({ country: z.optional(Text(80)) }),
  output: z.array(CountryCosts),
  responseTtlSeconds: 3,
})
