import type { Output } from '#contract/endpoint.ts'
import type { getPropertyList } from '#contract/properties.ts'
import { distanceKm, type Point } from '#domain/geo.ts'
import type { Context } from '#server/context.ts'
import { one } from '#server/db/sql.ts'
import { CATALOGUE_VERSION, catalogueAt } from '#server/features/categories/public.ts'
import { ASK, askedBy, type CardRow, IS_FAVOURITE, prepared } from './card.sql.ts'
import type { NearbyRow } from './detail-row.ts'
import { presentCard } from './present-card.ts'
import { presentNearby } from './present-nearby.ts'

interface ItemRow extends CardRow {
  views: number
  likes: number
  facilities: NearbyRow[] | null
}

const statement = (isMember: boolean) => `
  select ${CATALOGUE_VERSION} as version, coalesce((
    select json_agg(json_build_object('card', c.card, 'gallery', c.gallery, 'facilities', c.page -> 'facilities',
      'views', l.views, 'likes', l.likes${isMember ? `, 'isFavourite', ${IS_FAVOURITE}` : ''}) order by wanted.rank)
    from unnest($5::bigint[]) with ordinality wanted (id, rank)
    join listing l on l.id = wanted.id join listing_cards c on c.id = l.id cross join ${ASK}), '[]') as homes`
const STATEMENT = { visitor: statement(false), member: statement(true) }

/** Properties for the list call, in the order of their ids; properties withdrawn meanwhile are left out. */
export async function listItems(
  ctx: Context,
  ids: readonly number[],
  from: Point | null,
): Promise<Output<typeof getPropertyList>> {
  if (ids.length === 0) return []
  const { homes, version } = await one(
    prepared<{ homes: ItemRow[]; version: number }>(ctx.sql, STATEMENT[ctx.viewer ? 'member' : 'visitor'], [
      ...askedBy(ctx),
      ids,
    ]),
  )
  const catalogue = await catalogueAt(ctx, version)
  return homes.map((home) => {
    const { card, views, likes, facilities } = home
    return {
      ...presentCard(home, catalogue.categories.get(card.categoryId)!, ctx),
      ...distanceOf(card, from),
      total_click: views,
      favourite_count: likes,
      assign_facilities: facilities?.map((nearby) => presentNearby(nearby, card.id, catalogue, ctx.origin)) ?? [],
    }
  })
}

function distanceOf({ latitude, longitude }: CardRow['card'], from: Point | null) {
  if (!from || latitude === null || longitude === null) return {}
  return { distance: Math.round(distanceKm(from, { latitude, longitude }) * 100) / 100 }
}
