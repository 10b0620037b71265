import type { PropertyCard } from '#contract/objects.ts'
import { distanceKm, type Point } from '#domain/geo.ts'
import type { Context } from '#server/context.ts'
import { one } from '#server/db/sql.ts'
import { CATALOGUE_VERSION, catalogueAt } from '#server/features/categories/public.ts'
import { ASK, askedBy, type CardRow, IS_FAVOURITE, prepared, presentCard } from '#server/features/properties/public.ts'

interface CardsRow {
  homes: CardRow[] | null
  version: number
}

/** Number of parameters on a card; shipped clients show a few icons, and the rest would be most of the response. */
const ANSWERS_SHOWN = 6

const cards = (isMember: boolean) => `
  select ${CATALOGUE_VERSION} as version, (
    select json_agg(json_build_object('card', c.card, 'gallery', c.gallery${isMember ? `, 'isFavourite', ${IS_FAVOURITE}` : ''}) order by wanted.n)
    from unnest($5::bigint[]) with ordinality wanted (id, n) join listing_cards c on c.id = wanted.id cross join ${ASK}) as homes`
const CARDS = { visitor: cards(false), member: cards(true) }

/** Cards in the order of their ids; properties withdrawn meanwhile are left out. */
export async function cardsByIds(
  ctx: Context,
  ids: readonly number[],
  from: Point | null = null,
  answersShown = ANSWERS_SHOWN,
): Promise<PropertyCard[]> {
  if (ids.length === 0) return []
  const { homes, version } = await one(
    prepared<CardsRow>(ctx.sql, CARDS[ctx.viewer ? 'member' : 'visitor'], [...askedBy(ctx), ids]),
  )
  const { categories } = await catalogueAt(ctx, version)
  return (homes ?? []).map((home) => {
    const card = presentCard(home, categories.get(home.card.categoryId)!, ctx, answersShown)
    const { latitude, longitude } = home.card
    if (!from || latitude === null || longitude === null) return card
    return { ...card, distance: Math.round(distanceKm(from, { latitude, longitude }) * 100) / 100 }
  })
}
