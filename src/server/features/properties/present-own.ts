import type { Advertisement, PropertyDetail } from '#contract/objects.ts'
import { instantOf } from '#domain/instant.ts'
import type { AdvertisementRow, DetailRow } from './detail-row.ts'

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
