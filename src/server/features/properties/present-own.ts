import type { MyProperty } from '#contract/listings.ts'
import type { Advertisement, PropertyDetail } from '#contract/objects.ts'
import { instantOf } from '#domain/instant.ts'
import { canFeature, PROMOTION_CODES } from '#domain/promotion-status.ts'
import type { Catalogue } from '#server/features/categories/public.ts'
import type { AdvertisementRow, DetailRow } from './detail-row.ts'
import type { OwnFacts } from './own.sql.ts'
import { imageAddress } from './present-card.ts'

/** Presents the translations of a property, one entry per text, for the edit form. An id is unique within the property. */
export function presentTranslations(rows: DetailRow['translations']): PropertyDetail['translations'] {
  return (rows ?? []).flatMap(({ languageId, code, title, description }) => [
    ...(title
      ? [{ id: 2 * languageId, language_id: languageId, language_code: code, key: 'title' as const, value: title }]
      : []),
    ...(description
      ? [
          {
            id: 2 * languageId + 1,
            language_id: languageId,
            language_code: code,
            key: 'description' as const,
            value: description,
          },
        ]
      : []),
  ])
}

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
  status: PROMOTION_CODES[row.status],
  created_at: instantOf(row.createdAt),
})

/** Presents a property with the fields that only its owner sees. */
export function presentMine(
  home: PropertyDetail,
  row: DetailRow,
  facts: OwnFacts,
  catalogue: Catalogue,
  origin: string,
): MyProperty {
  const { rejection, revision } = facts
  const asked = catalogue.categories.get(home.category_id)!.parameters
  const isFeatureAvailable = canFeature(
    { kind: row.card.kind, requestStatus: row.page.requestStatus, isActive: row.page.isActive },
    (row.advertisements ?? []).map(({ status }) => status),
  )
  return {
    ...home,
    propery_type: home.property_type,
    category: { ...home.category, parameter_types: asked.map(({ id }) => id).join(',') },
    reject_reason: rejection
      ? {
          id: rejection.id,
          property_id: home.id,
          project_id: null,
          reason: rejection.reason,
          created_at: instantOf(rejection.createdAt),
        }
      : {},
    is_feature_available: isFeatureAvailable,
    is_featured_available: isFeatureAvailable,
    is_renewed: false,
    is_renew_allowed: false,
    is_private: facts.isPrivate,
    total_click: row.viewCount,
    interested_users: (facts.interested ?? []).map(({ id, name, image }) => ({
      id,
      name,
      profile: imageAddress(image, origin),
    })),
    freshness: facts.freshness,
    confirmed_at: instantOf(facts.confirmedAt),
    published_at: facts.publishedAt && instantOf(facts.publishedAt),
    revision_at: revision?.status === 'pending' ? instantOf(revision.updatedAt) : null,
    revision_reason: revision?.reason ?? '',
  }
}
