import type { Output } from '#contract/endpoint.ts'
import type { getPropertyHistory as endpoint } from '#contract/properties.ts'
import { instantOf } from '#domain/instant.ts'
import { daysListed, MIN_SAMPLE, publicHistory } from '#domain/listing-history.ts'
import { isAllowed, NO_QUOTA } from '#domain/package-quota.ts'
import { may } from '#domain/policy.ts'
import type { Handler } from '#server/context.ts'
import { missing } from '#server/errors.ts'
import { notSubscribed } from '#server/features/packages/public.ts'
import { findHistory, type HistoryRow, SCOPES } from './history.sql.ts'

export const getPropertyHistory: Handler<typeof endpoint> = async (ctx, { slug_id }) => {
  const row = await findHistory(ctx.sql, ctx, slug_id)
  if (!row || !may.seeProperty(ctx.viewer, row)) throw missing('Property')
  const quota = row.quota ?? NO_QUOTA
  if (!may.openProperty(ctx.viewer, row, isAllowed(quota, 'premium_properties'))) throw notSubscribed(ctx.viewer, quota)
  const history = publicHistory(row.events ?? [])
  return {
    events: history.map((event) => ({ ...event, at: instantOf(event.at) })),
    days_listed: daysListed(history, ctx.now),
    area_price: areaPrice(row),
  }
}

/** Price comparison for the narrowest area with enough comparable properties. */
function areaPrice(row: HistoryRow): Output<typeof endpoint>['area_price'] {
  const scope = SCOPES.find((name) => (row.medians[name]?.sample ?? 0) >= MIN_SAMPLE)
  if (!scope || !row.area) return null
  const { median, sample } = row.medians[scope]!
  return { own: cents(row.price / row.area), median: cents(median!), sample, scope, place: row[scope] ?? '' }
}

const cents = (amount: number) => Math.round(amount * 100) / 100
