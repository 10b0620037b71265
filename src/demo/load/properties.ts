import type { Sql } from '#server/db/sql.ts'
import type { DemoProperty } from '../listings.ts'
import type { CatalogueIds } from './catalogue.ts'
import { insertRows, takeIds } from './rows.ts'
import type { UserIds } from './users.ts'

/** A demo listing with its id. */
export type PlacedProperty = DemoProperty & { id: number; ownerId: number | null }

export async function insertProperties(
  sql: Sql,
  before: (days: number) => string,
  listings: readonly DemoProperty[],
  people: UserIds,
  catalogue: CatalogueIds,
): Promise<PlacedProperty[]> {
  const ids = await takeIds(sql, 'properties', listings.length)
  const placed = listings.map((listing, index) => ({
    ...listing,
    id: ids[index]!,
    ownerId: listing.owner === null ? null : people.get(listing.owner)!,
  }))
  await insertRows(
    sql,
    'properties',
    placed.map((listing) => propertyRow(listing, before, catalogue)),
  )
  await insertRows(
    sql,
    'property_parameters',
    placed.flatMap(({ id, parameters }) =>
      Object.entries(parameters).map(([key, value]) => ({
        property_id: id,
        parameter_id: catalogue.parameter.get(key)!,
        value,
      })),
    ),
  )
  const near = placed.flatMap(({ id, near: places }) =>
    places.map(({ key, distance }) => ({ property_id: id, facility_id: catalogue.facility.get(key)!, distance })),
  )
  const nearIds = await takeIds(sql, 'property_facilities', near.length)
  await insertRows(
    sql,
    'property_facilities',
    near.map((row, index) => ({ id: nearIds[index]!, ...row, created_at: 'now' })),
  )
  return placed
}

function propertyRow(listing: PlacedProperty, before: (days: number) => string, catalogue: CatalogueIds) {
  const changed = Math.min(
    listing.createdDaysAgo,
    ...listing.earlierPrices.map(({ untilDaysAgo }) => untilDaysAgo),
    listing.closedDaysAgo ?? Number.POSITIVE_INFINITY,
  )
  return {
    id: listing.id,
    owner_id: listing.ownerId,
    category_id: catalogue.category.get(listing.category)!,
    slug: listing.slug,
    title: listing.title,
    description: listing.description,
    property_type: listing.propertyType,
    price: listing.price,
    rent_duration: listing.rentDuration,
    is_premium: listing.isPremium,
    is_private: listing.isPrivate,
    is_active: listing.isActive,
    request_status: listing.requestStatus,
    address: listing.address,
    client_address: listing.address,
    city: listing.city.name,
    state: listing.city.state,
    country: listing.city.country,
    district: listing.district,
    postcode: listing.postcode,
    latitude: listing.latitude,
    longitude: listing.longitude,
    video_link: listing.videoLink,
    meta_title: listing.title.length <= 60 ? listing.title : null,
    meta_description: shortened(listing.description),
    view_count: listing.views,
    favourite_count: 0,
    interest_count: 0,
    published_at: listing.approvedDaysAgo === null ? null : before(listing.approvedDaysAgo),
    created_at: before(listing.createdDaysAgo),
    updated_at: before(changed),
  }
}

/** The first sentences, cut at a word boundary, within the 160 characters that search engines show. */
function shortened(text: string): string {
  const flat = text.replace(/\s+/g, ' ')
  if (flat.length <= 160) return flat
  return `${flat.slice(0, 159).replace(/[\s,;:]+\S*$/, '')}…`
}
