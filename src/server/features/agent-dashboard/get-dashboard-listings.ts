import type { getDashboardListings as endpoint } from '#contract/agent-dashboard.ts'
import { startOfRange } from '#domain/dashboard-range.ts'
import type { Handler } from '#server/context.ts'
import { type CountRow, countNewListings, ownerOf } from './queries.ts'

export const getDashboardListings: Handler<typeof endpoint> = async (ctx, { type, range }) => {
  const rows = await countNewListings(ctx.sql, ownerOf(ctx), { kind: type, range, now: ctx.now })
  const { step } = startOfRange(range, ctx.now)
  const all = rows.reduce(sum, { first: 0, second: 0, total: 0 })
  return type === 'property'
    ? { overall: properties(all), range_wise: rows.map((row) => ({ ...timeOf(row, step), ...properties(row) })) }
    : { overall: projects(all), range_wise: rows.map((row) => ({ ...timeOf(row, step), ...projects(row) })) }
}

type Counts = Omit<CountRow, 'at'>

const sum = (all: Counts, row: Counts): Counts => ({
  first: all.first + row.first,
  second: all.second + row.second,
  total: all.total + row.total,
})

const properties = ({ first, second, total }: Counts) => ({
  total_properties: total,
  sell_properties: first,
  rent_properties: second,
})

const projects = ({ first, second, total }: Counts) => ({
  total_projects: total,
  upcoming_projects: first,
  under_construction_projects: second,
})

const timeOf = ({ at }: CountRow, step: 'day' | 'month') =>
  step === 'day' ? { date: at.toISOString().slice(0, 10) } : { month: at.toISOString().slice(0, 7) }
