import type { Input } from '#contract/endpoint.ts'
import type { mortgageCalculator as endpoint } from '#contract/mortgages.ts'
import { instalmentOf, type Loan, scheduleOf } from '#domain/mortgage.ts'
import { isAllowed } from '#domain/package-quota.ts'
import { may } from '#domain/policy.ts'
import type { Context, Handler } from '#server/context.ts'
import { findQuota, notSubscribed } from '#server/features/packages/public.ts'
import { presentTotals, presentYears } from './present.ts'

export const mortgageCalculator: Handler<typeof endpoint> = async (ctx, input) => {
  if (input.show_all_details) await requireDetail(ctx)
  const loan = loanOf(input)
  const schedule = scheduleOf(loan)
  return {
    main_total: presentTotals(schedule, instalmentOf(loan), input.down_payment),
    yearly_totals: input.show_all_details ? presentYears(schedule, ctx.now, input.exact) : [],
  }
}

async function requireDetail(ctx: Context) {
  const quota = await findQuota(ctx, 'mortgage_calculator_detail')
  if (!may.seeLoanSchedule(ctx.viewer, isAllowed(quota, 'mortgage_calculator_detail')))
    throw notSubscribed(ctx.viewer, quota)
}

function loanOf(input: Input<typeof endpoint>): Loan {
  const { loan_amount, down_payment = 0, interest_rate, loan_term_years, extra_monthly = 0 } = input
  return {
    principal: Math.max(1, hundredths(loan_amount) - hundredths(down_payment)),
    yearlyRate: interest_rate,
    months: loan_term_years * 12,
    extraMonthly: hundredths(extra_monthly),
    ...(input.once_amount && { once: { amount: hundredths(input.once_amount), month: input.once_month ?? 12 } }),
  }
}

const hundredths = (amount: number) => Math.round(amount * 100)
