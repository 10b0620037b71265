import type { getAdminDashboard as endpoint } from '#contract/admin-dashboard.ts'
import { may } from '#domain/policy.ts'
import type { Handler } from '#server/context.ts'
import { checkHealth } from './health.ts'
import { countWork, listSales, listTraffic, type SaleRow, type TrafficRow } from './today.sql.ts'

export const getAdminDashboard: Handler<typeof endpoint> = async (ctx, { days }) => {
  const { sql, viewer, now } = ctx
  const [work, traffic, health] = await Promise.all([countWork(sql), listTraffic(sql, now, days), checkHealth(ctx)])
  const isAdmin = may.administer(viewer)
  const { verifications, receipts, contacts, ...waiting } = work
  return {
    waiting: {
      ...waiting,
      verifications: isAdmin ? verifications : null,
      receipts: isAdmin ? receipts : null,
      contacts: isAdmin ? contacts : null,
    },
    health,
    traffic: { days: traffic.slice(days), before: sumOf(traffic.slice(0, days)) },
    sales: isAdmin ? byCurrency(await listSales(sql, now, days), days) : null,
  }
}

const sumOf = (rows: readonly TrafficRow[]) => ({
  views: total(rows, ({ views }) => views),
  impressions: total(rows, ({ impressions }) => impressions),
  people: total(rows, ({ people }) => people),
  listings: total(rows, ({ listings }) => listings),
})

const total = <T>(rows: readonly T[], pick: (row: T) => number) => rows.reduce((sum, row) => sum + pick(row), 0)

function byCurrency(rows: readonly SaleRow[], days: number) {
  const currencies = [...new Set(rows.map(({ currency }) => currency))]
  return currencies.map((currency) => {
    const own = rows.filter((row) => row.currency === currency)
    const before = own.slice(0, days)
    return {
      currency,
      days: own.slice(days).map(({ day, amount, payments }) => ({ day, amount: Number(amount), payments })),
      before: {
        amount: total(before, ({ amount }) => Number(amount)),
        payments: total(before, ({ payments }) => payments),
      },
    }
  })
}
