import type { getFeaturedData as endpoint } from '#contract/adverts.ts'
import { ADVERT_CODES } from '#domain/advert-status.ts'
import { instantOf } from '#domain/instant.ts'
import type { Handler } from '#server/context.ts'
import { currentCatalogue, presentCategory } from '#server/features/categories/public.ts'
import { imageAddress } from '#server/features/properties/public.ts'
import { listFeatured } from './queries.ts'

export const getFeaturedData: Handler<typeof endpoint> = async (ctx, { type, offset, limit }) => {
  const userId = ctx.viewer!.role === 'admin' ? null : ctx.viewer!.id
  const { rows, total } = await listFeatured(ctx.sql, userId, type, { offset, limit })
  const { categories } = await currentCatalogue(ctx)
  const data = rows.map(({ id, status, reason, startsAt, endsAt, decidedAt, listing }) => {
    const facts = {
      id: listing.id,
      category_id: listing.categoryId,
      slug_id: listing.slug,
      title: listing.title,
      city: listing.city ?? '',
      state: listing.state ?? '',
      country: listing.country ?? '',
      category: presentCategory(categories.get(listing.categoryId)!, ctx.origin),
    }
    const picture = imageAddress(listing.image, ctx.origin)
    const { kind, rentDuration } = listing
    return {
      id,
      status: ADVERT_CODES[status],
      reason: reason ?? '',
      start_date: instantOf(startsAt),
      end_date: instantOf(endsAt),
      decided_at: decidedAt && instantOf(decidedAt),
      property_id: type === 'property' ? listing.id : null,
      project_id: type === 'project' ? listing.id : null,
      ...(type === 'property'
        ? {
            property: {
              ...facts,
              property_type: kind,
              propery_type: kind,
              price: listing.price!,
              rentduration: rentDuration,
              title_image: picture,
            },
          }
        : { project: { ...facts, type: kind, image: picture } }),
    }
  })
  return { data, total }
}
