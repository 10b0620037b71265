import type { getHomepageMap as endpoint } from '#contract/homepage.ts'
import { placeOf } from '#domain/home-place.ts'
import type { Context, Handler } from '#server/context.ts'
import { cardsByIds } from '#server/features/search/public.ts'
import { MAP_SECTION, sectionHeads } from './section-heads.ts'

const MAX_ON_MAP = 100

export const getHomepageMap: Handler<typeof endpoint> = async (ctx, { latitude, longitude, radius }) => {
  const place = placeOf(latitude, longitude, radius)
  const head = (await sectionHeads(ctx)).find(({ type }) => type === MAP_SECTION)
  const near = head && place ? await listIds(ctx, { around: place }) : []
  const ids = head && near.length === 0 ? await listIds(ctx, {}) : near
  return {
    data: {
      section_id: head?.id ?? null,
      section_title: head?.title ?? '',
      translated_title: head?.translated_title ?? '',
      section_type: MAP_SECTION,
      data: await cardsByIds(ctx, ids, near.length > 0 ? place : null),
    },
    location_based_data_available: place === null || near.length > 0,
  }
}

const listIds = async ({ search, now }: Context, filter: Parameters<Context['search']['page']>[0]) =>
  (await search.page(filter, 'newest', { offset: 0, limit: MAX_ON_MAP }, now)).ids
