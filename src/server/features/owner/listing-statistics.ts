import type { listingStatistics as endpoint } from '#contract/owner.ts'
import { may } from '#domain/policy.ts'
import type { Handler } from '#server/context.ts'
import { missing } from '#server/errors.ts'
import { type Figures, findListing, findStatistics } from './statistics.sql.ts'

export const listingStatistics: Handler<typeof endpoint> = async (
  { sql, viewer, now },
  { kind, id, slug_id, days },
) => {
  const listing = await findListing(sql, kind, id === undefined ? { slug: slug_id! } : { id })
  // A listing of another user gives the same error as a missing one.
  if (!listing || !may.seeStatistics(viewer, listing)) throw missing(kind === 'property' ? 'Property' : 'Project')
  const found = await findStatistics(sql, kind, listing.id, days, now)
  return { ...found, totals: found.days.reduce(sum, { impressions: 0, views: 0, saves: 0, contacts: 0 }) }
}

const sum = (all: Figures, day: Figures): Figures => ({
  impressions: all.impressions + day.impressions,
  views: all.views + day.views,
  saves: all.saves + day.saves,
  contacts: all.contacts + day.contacts,
})
