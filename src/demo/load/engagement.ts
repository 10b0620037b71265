import type { Sql } from '#server/db/sql.ts'
import { random } from '../random.ts'
import { insertDays } from './days.ts'
import type { PlacedProperty } from './properties.ts'
import { insertReports } from './reports.ts'
import { insertRows, takeIds } from './rows.ts'
import type { UserIds } from './users.ts'

/** Favourites, interests and home preferences. */
export async function insertEngagement(
  sql: Sql,
  before: (days: number) => string,
  listings: readonly PlacedProperty[],
  people: UserIds,
) {
  const r = random(23)
  const open = listings.filter(({ requestStatus, isActive }) => requestStatus === 'approved' && isActive)
  const everybody = [...people].filter(([key]) => key !== 'viktor').map(([, id]) => id)
  const pairs = (listing: PlacedProperty, count: number) =>
    r
      .sample(
        everybody.filter((id) => id !== listing.ownerId),
        count,
      )
      .map((userId) => ({
        user_id: userId,
        property_id: listing.id,
        created_at: before(listing.approvedDaysAgo! * r.next()),
      }))
  const likes = open.flatMap((listing) => pairs(listing, Math.floor(listing.appeal * 19)))
  const interests = open.flatMap((listing) => (r.chance(0.3) ? pairs(listing, r.int(1, 4)) : []))
  for (const [table, rows] of [
    ['favourites', likes],
    ['interests', interests],
  ] as const) {
    const sorted = [...rows].sort((a, b) => (a.created_at < b.created_at ? -1 : 1))
    const ids = await takeIds(sql, table, sorted.length)
    await insertRows(
      sql,
      table,
      sorted.map((row, index) => ({ id: ids[index]!, ...row })),
    )
  }
  await sql`
    update properties p set
      favourite_count = (select count(*) from favourites f where f.property_id = p.id),
      interest_count = (select count(*) from interests i where i.property_id = p.id)`
  await sql`
    insert into property_preferences (user_id, category_ids, facility_ids, min_price, max_price, property_types, city)
    select ${people.get('nora')!}, array(select id from categories where slug in ('apartment', 'studio')),
      array(select id from facilities where name in ('Park', 'Public transport')), 400, 900000, '{sell,rent}', 'Berlin'`
  await insertDays(sql, before(0))
  await insertReports(sql, before, open, people)
}
