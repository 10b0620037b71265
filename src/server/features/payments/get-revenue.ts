import type { Output } from '#contract/endpoint.ts'
import type { getRevenue as endpoint } from '#contract/payments-revenue.ts'
import { majorUnits } from '#domain/money.ts'
import { bucketsOf, previousPeriod } from '#domain/period.ts'
import type { Handler } from '#server/context.ts'
import { listRevenue, type RevenueRow } from './revenue.sql.ts'

type Report = Output<typeof endpoint>[number]
type By = 'day' | 'month' | 'package'

export const getRevenue: Handler<typeof endpoint> = async ({ sql }, { from, to, by }) => {
  const before = previousPeriod({ from, to })
  const [now, earlier] = await Promise.all([listRevenue(sql, { from, to }, by), listRevenue(sql, before, by)])
  const currencies = [...new Set([...now, ...earlier].map(({ currency }) => currency))].sort()
  const reports = currencies.map((currency) => {
    const of = (rows: readonly RevenueRow[]) => rows.filter((row) => row.currency === currency)
    return report(currency, by, { from, to }, before, of(now), of(earlier))
  })
  return { data: reports, previous_from: before.from, previous_to: before.to }
}

interface Period {
  from: string
  to: string
}

function report(
  currency: string,
  by: By,
  period: Period,
  before: Period,
  now: readonly RevenueRow[],
  earlier: readonly RevenueRow[],
): Report {
  const rowOf = (rows: readonly RevenueRow[], key: string | undefined) => rows.filter((row) => row.key === key)
  const known = new Map([...earlier, ...now].map(({ key, label }) => [key, label]))
  const keys = by === 'package' ? [...known.keys()] : bucketsOf(period, by)
  // Days and months are compared by position with the previous period, packages with themselves.
  const keysBefore = by === 'package' ? keys : bucketsOf(before, by)
  const rows = keys.map((key, place) => ({
    key,
    label: known.get(key) ?? key,
    ...sums(rowOf(now, key), currency),
    previous_net: sums(rowOf(earlier, keysBefore[place]), currency).net,
  }))
  if (by === 'package') rows.sort((a, b) => b.net - a.net)
  return { currency, ...sums(now, currency), previous: sums(earlier, currency), rows }
}

function sums(rows: readonly RevenueRow[], currency: string) {
  const sum = (of: (row: RevenueRow) => number) => rows.reduce((total, row) => total + of(row), 0)
  const [sales, refunds] = [sum(({ salesMinor }) => salesMinor), sum(({ refundsMinor }) => refundsMinor)]
  return {
    sales: majorUnits(sales, currency),
    refunds: majorUnits(refunds, currency),
    net: majorUnits(sales - refunds, currency),
    payments: sum(({ payments }) => payments),
  }
}
