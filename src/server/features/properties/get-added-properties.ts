import type { getAddedProperties as endpoint } from '#contract/listings.ts'
import { PROPERTY_KINDS } from '#domain/property-status.ts'
import type { Handler } from '#server/context.ts'
import { cardsByIds } from '#server/features/search/public.ts'
import { listOwn } from './own.sql.ts'
import { presentOwn } from './own-listings.ts'
import { findSimilar } from './similar.sql.ts'

const SIMILAR = 10

export const getAddedProperties: Handler<typeof endpoint> = async (ctx, input) => {
  const page = await listOwn(
    ctx.sql,
    {
      // Listings of administrators belong to the site.
      ownerId: ctx.viewer!.role === 'admin' ? null : ctx.viewer!.id,
      id: input.id,
      slug: input.slug_id,
      kind: input.property_type === undefined ? undefined : PROPERTY_KINDS[input.property_type],
      // Both statuses together are no filter.
      isActive: new Set(input.status).size === 1 ? input.status![0] === '1' : undefined,
      requestStatus: input.request_status,
      isPromoted: input.is_promoted,
    },
    input,
  )
  const homes = await presentOwn(ctx, page.ids)
  const isOne = input.id !== undefined || input.slug_id !== undefined
  const similar = isOne && page.ids[0] ? await findSimilar(ctx.sql, page.ids[0], { offset: 0, limit: SIMILAR }) : null
  return {
    data: input.is_promoted ? homes.map(withAdvertisement) : homes,
    total: page.total,
    total_views: page.totalViews,
    ...(isOne && { similiar_properties: similar ? await cardsByIds(ctx, similar.ids) : [] }),
  }
}

/** Adds the latest promotion in the fields of the promoted list. */
function withAdvertisement<T extends { advertisement: { id: number; status: number; type: string }[] }>(home: T) {
  const [latest] = home.advertisement
  return {
    ...home,
    advertisement_id: latest?.id,
    advertisement_status: latest?.status,
    advertisement_type: latest?.type,
  }
}
