import type { Sql } from '#server/db/sql.ts'
import type { PlacedProperty } from './properties.ts'
import { insertRows, type Row, takeIds } from './rows.ts'
import type { UserIds } from './users.ts'

/** Inserts the history of each listing as the triggers would have written it. */
export async function insertHistory(
  sql: Sql,
  before: (days: number) => string,
  listings: readonly PlacedProperty[],
  people: UserIds,
) {
  const moderator = people.get('tomas')!
  const events = listings.flatMap((listing) => eventsOf(listing, moderator, before))
  events.sort((a, b) => (a.at < b.at ? -1 : 1))
  await insertRows(sql, 'listing_events', events)
  const refused = listings.filter(({ rejection }) => rejection !== null)
  const ids = await takeIds(sql, 'rejections', refused.length)
  await insertRows(
    sql,
    'rejections',
    refused.map((listing, index) => ({
      id: ids[index]!,
      property_id: listing.id,
      reason: listing.rejection,
      actor_id: moderator,
      created_at: before(listing.createdDaysAgo - 0.4),
    })),
  )
}

type Event = Row & { at: string }

function eventsOf(listing: PlacedProperty, moderator: number, before: (days: number) => string): Event[] {
  const { id, price, earlierPrices, createdDaysAgo, approvedDaysAgo, closedDaysAgo, requestStatus, ownerId } = listing
  const deal =
    listing.propertyType === 'sold' ? 'sell' : listing.propertyType === 'rented' ? 'rent' : listing.propertyType
  const firstPrice = earlierPrices[0]?.price ?? price
  const event = (kind: string, daysAgo: number, actor: number | null, old: Row | null, next: Row | null): Event => ({
    property_id: id,
    kind,
    old,
    new: next,
    actor_id: actor,
    at: before(daysAgo),
  })
  const events = [
    event('created', createdDaysAgo, ownerId, null, {
      price: firstPrice,
      property_type: deal,
      request_status: 'pending',
    }),
  ]
  if (approvedDaysAgo !== null) {
    events.push(
      event(
        'status_changed',
        approvedDaysAgo,
        moderator,
        { request_status: 'pending' },
        { request_status: 'approved' },
      ),
    )
    events.push(event('published', approvedDaysAgo, moderator, null, { price: firstPrice }))
  }
  if (requestStatus === 'rejected')
    events.push(
      event(
        'status_changed',
        createdDaysAgo - 0.4,
        moderator,
        { request_status: 'pending' },
        { request_status: 'rejected' },
      ),
    )
  earlierPrices.forEach(({ price: old, untilDaysAgo }, index) => {
    events.push(
      event(
        'price_changed',
        untilDaysAgo,
        ownerId,
        { price: old },
        { price: earlierPrices[index + 1]?.price ?? price },
      ),
    )
  })
  if (closedDaysAgo !== null)
    events.push(
      event('type_changed', closedDaysAgo, ownerId, { property_type: deal }, { property_type: listing.propertyType }),
    )
  if (requestStatus === 'approved' && !listing.isActive)
    events.push(event('hidden', createdDaysAgo * 0.3, ownerId, null, null))
  return events
}
