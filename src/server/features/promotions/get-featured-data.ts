import type { getFeaturedData as endpoint } from '#contract/promotions.ts'
import { instantOf } from '#domain/instant.ts'
import { PROMOTION_CODES } from '#domain/promotion-status.ts'
import type { Handler } from '#server/context.ts'
import { currentCatalogue, presentCategory } from '#server/features/categories/public.ts'
import { photoBase } from '#server/features/media/public.ts'
import { imageAddress } from '#server/features/properties/public.ts'
import { listFeatured } from './queries.ts'

export const getFeaturedData: Handler<typeof endpoint> = async (ctx, { type, offset, limit }) => {
  const userId = ctx.viewer!.role === 'admin' ? null : ctx.viewer!.id
  const { rows, total } = await listFeatured(ctx.sql, userId, type, { offset, limit, language: ctx.language })
  const { categories } = await currentCatalogue(ctx)
  const data = rows.map(({ id, status, reason, startsAt, endsAt, decidedAt, listing }) => {
    const facts = {
      id: listing.id,
      category_id: listing.categoryId,
      slug_id: listing.slug,
      title: listing.title,
      translated_title: listing.translatedTitle ?? listing.title,
      city: listing.city ?? '',
      state: listing.state ?? '',
      country: listing.country ?? '',
      category: presentCategory(categories.get(listing.categoryId)!, ctx.origin),
    }
    const picture = imageAddress(listing.image, photoBase(ctx, !listing.isOwnHidden))
    const { kind, rentDuration } = listing
    return {
      id,
      status: PROMOTION_CODES[status],
      reason: reason ?? '',
      start_date: instantOf(startsAt),
      end_date: instantOf(endsAt),
      decided_at: decidedAt && instantOf(decidedAt),
      property_id: type === 'property' ? listing.id : null,
      project_id: type === 'project' ? listing.id : null,
      property:
        type === 'property'
          ? {
              ...facts,
              property_type: kind,
              propery_type: kind,
              price: listing.price!,
              rentduration: rentDuration,
              title_image: picture,
              image: picture,
            }
          : null,
      project: type === 'project' ? { ...facts, type: kind, image: picture } : null,
    }
  })
  return { data, total }
}
