import type { OwnListing } from '#contract/owner.ts'
import { instantOf } from '#domain/instant.ts'
import { listingQuality } from '#domain/listing-quality.ts'
import { canFeature, PROMOTION_CODES } from '#domain/promotion-status.ts'
import type { Context } from '#server/context.ts'
import type { Catalogue } from '#server/features/categories/public.ts'
import { photoBase } from '#server/features/media/public.ts'
import { presentLine } from '#server/features/properties/public.ts'
import type { Kind, OwnRow } from './own.sql.ts'

/** Presents a listing for its owner. */
export function presentOwn(
  row: OwnRow,
  kind: Kind,
  categories: Catalogue['categories'],
  reader: Pick<Context, 'viewer' | 'now' | 'origin' | 'derive'>,
): OwnListing {
  const [latest] = row.adverts ?? []
  const isPublic = row.isActive && row.requestStatus === 'approved' && !row.isPrivate
  const state = { requestStatus: row.requestStatus, isActive: row.isActive, kind: row.kind }
  return {
    id: row.id,
    ...presentLine(row, photoBase(reader, isPublic)),
    category: categories.get(row.categoryId)?.translatedName ?? '',
    price: row.price,
    rentduration: row.rentDuration,
    kind: row.kind,
    request_status: row.requestStatus,
    is_active: row.isActive,
    freshness: row.freshness,
    is_private: row.isPrivate,
    is_premium: row.isPremium,
    created_at: instantOf(row.createdAt),
    confirmed_at: row.confirmedAt && instantOf(row.confirmedAt),
    reason: row.rejection ?? row.revision?.reason ?? '',
    can_appeal: row.canAppeal,
    revision: row.revision?.status ?? null,
    is_feature_available: canFeature(
      state,
      (row.adverts ?? []).map(({ status }) => status),
    ),
    advertisement: latest ? { status: PROMOTION_CODES[latest.status], end_date: instantOf(latest.endsAt) } : null,
    ...row.figures,
    views_by_day: row.viewsByDay,
    interested: row.interested,
    quality: listingQuality(kind, row),
  }
}
