import type { Advertisement, PropertyDetail } from '#contract/objects.ts'
import { instantOf } from '#domain/instant.ts'
import type { Viewer } from '#domain/policy.ts'
import type { AdvertisementRow, DetailRow } from './detail-row.ts'
import { imageAddress } from './present-card.ts'

/** Who offers the home; a home without an owner is the site's own. */
export function presentOwner(
  { owner, ownerId, page, ownerProperties, ownerProjects, seen }: DetailRow,
  baseUrl: string,
) {
  return {
    customer_name: owner?.name ?? 'Admin',
    ...(owner && ownerId !== null && { customer_id: ownerId, customer_slug_id: owner.slug }),
    customer_total_properties: ownerProperties ?? 0,
    customer_total_projects: ownerProjects,
    email: owner?.email ?? '',
    mobile: owner?.phone ?? '',
    profile: imageAddress(owner?.image ?? null, baseUrl),
    client_address: page.clientAddress || owner?.address || '',
    is_verified: owner?.isVerified ?? true,
    is_admin: owner === null,
    added_by: ownerId ?? 0,
    is_blocked_by_me: seen?.blocksOwner ?? false,
    is_blocked_by_user: seen?.blockedByOwner ?? false,
  }
}

/** Who likes and wants the home; of other people only the number is told, because their ids are nobody's business. */
export function presentPeople({ seen, favouriteCount, interestCount }: DetailRow, viewer: Viewer) {
  const me = viewer ? [viewer.id] : []
  return {
    is_favourite: seen?.isFavourite ? (1 as const) : (0 as const),
    is_interested: seen?.isInterested ? (1 as const) : (0 as const),
    is_reported: seen?.isReported ?? false,
    favourite_users: seen?.isFavourite ? me : [],
    total_favourite_users: favouriteCount,
    interested_users: seen?.isInterested ? me : [],
    total_interested_users: interestCount,
  }
}

/** The other languages of a home, one entry per text, as the edit form reads them. */
export function presentTranslations(rows: DetailRow['translations']): PropertyDetail['translations'] {
  return (rows ?? []).flatMap(({ languageId, code, title, description }) => [
    ...(title ? [{ language_id: languageId, language_code: code, key: 'title' as const, value: title }] : []),
    ...(description
      ? [{ language_id: languageId, language_code: code, key: 'description' as const, value: description }]
      : []),
  ])
}

const ADVERTISEMENT_STATUS = { approved: 0, pending: 1, rejected: 2, expired: 3 } as const

export const presentAdvertisement = (row: AdvertisementRow, property: DetailRow): Advertisement => ({
  id: row.id,
  customer_id: row.userId,
  start_date: instantOf(row.startsAt),
  end_date: instantOf(row.endsAt),
  for: 'property',
  type: 'HomeScreen',
  slider_id: null,
  title: property.card.title,
  category_id: property.card.categoryId,
  property_id: property.id,
  project_id: null,
  package_id: row.packageId,
  is_enable: row.isEnabled ? 1 : 0,
  status: ADVERTISEMENT_STATUS[row.status],
  created_at: instantOf(row.createdAt),
})
