import type { ComparedProperty } from '#contract/properties.ts'
import type { DetailField, ListingValues } from '#domain/listing-fields.ts'
import { isAllowed, NO_QUOTA, type Quota } from '#domain/package-quota.ts'
import { may } from '#domain/policy.ts'
import type { Context } from '#server/context.ts'
import { one, type Sql } from '#server/db/sql.ts'
import { AppError, missing } from '#server/errors.ts'
import { CATALOGUE_VERSION, type Catalogue, catalogueAt, presentCategory } from '#server/features/categories/public.ts'
import { notSubscribed, quotaOf } from '#server/features/packages/public.ts'
import { ASK, type Asker, askedBy, type CardFacts, prepared } from './card.sql.ts'
import { DETAILS } from './detail.sql.ts'
import type { NearbyRow } from './detail-row.ts'
import { factsOf, imageAddress, presentDetails, presentValues } from './present-card.ts'
import { presentNearby } from './present-nearby.ts'

interface ComparedRow {
  card: CardFacts
  details: ListingValues<DetailField>
  ownerId: number | null
  facilities: NearbyRow[] | null
  views: number
  likes: number
}

interface ComparisonRow {
  homes: ComparedRow[]
  isOpenToVisitors: boolean
  catalogueVersion: number
  quota: Quota | null
}

const statement = (isMember: boolean) => `
  select ${CATALOGUE_VERSION} as "catalogueVersion", ${isMember ? quotaOf('premium_properties') : 'null'} as quota,
    exists (select from settings where key = 'compare_for_visitors' and value = '1') as "isOpenToVisitors",
    coalesce((
      select json_agg(json_build_object('card', c.card, 'details', ${DETAILS}, 'facilities', c.page -> 'facilities', 'ownerId', l.owner_id,
        'views', l.views, 'likes', l.likes) order by wanted.rank)
      from unnest($5::bigint[]) with ordinality wanted (id, rank)
      join listing l on l.id = wanted.id join listing_cards c on c.id = l.id
      join properties p on p.id = l.id), '[]') as homes
  from ${ASK}`
const STATEMENT = { visitor: statement(false), member: statement(true) }

/** The live ones of these properties, in the order of the ids. */
const findComparison = (sql: Sql, asker: Asker, ids: readonly number[]) =>
  one(prepared<ComparisonRow>(sql, STATEMENT[asker.viewer ? 'member' : 'visitor'], [...askedBy(asker), ids]))

/** Compares properties of one category; the viewer must have access to each of them. */
export async function compare(ctx: Context, ids: readonly number[]): Promise<ComparedProperty[]> {
  const { homes, quota, isOpenToVisitors, catalogueVersion } = await findComparison(ctx.sql, ctx, ids)
  if (!may.compare(ctx.viewer, isOpenToVisitors)) throw new AppError('unauthenticated', 'api.sign-in-to-compare')
  if (homes.length < ids.length) throw missing('Property')
  if (new Set(homes.map(({ card }) => card.categoryId)).size > 1)
    throw new AppError('refused', 'api.same-category-to-compare', { key: 'other-category' })
  const hasFeature = isAllowed(quota ?? NO_QUOTA, 'premium_properties')
  const opens = ({ ownerId, card }: ComparedRow) =>
    may.openProperty(ctx.viewer, { ownerId, isPremium: card.isPremium }, hasFeature)
  if (!homes.every(opens)) throw notSubscribed(ctx.viewer, quota ?? NO_QUOTA)
  const catalogue = await catalogueAt(ctx, catalogueVersion)
  return homes.map((home) => presentCompared(home, catalogue, ctx))
}

function presentCompared(
  { card, details, facilities, views, likes }: ComparedRow,
  catalogue: Catalogue,
  { language, origin }: Pick<Context, 'language' | 'origin'>,
): ComparedProperty {
  const category = catalogue.categories.get(card.categoryId)!
  return {
    id: card.id,
    slug_id: card.slug,
    title: card.title,
    translated_title: card.titles?.[language] ?? card.title,
    city: card.city ?? '',
    state: card.state ?? '',
    country: card.country ?? '',
    is_premium: card.isPremium ? 1 : 0,
    title_image: imageAddress(card.image, origin),
    title_image_blur: card.image?.blur ?? '',
    title_image_width: card.image?.width ?? 0,
    title_image_height: card.image?.height ?? 0,
    address: card.address,
    created_at: card.createdAt,
    price: card.price,
    rentduration: card.rentDuration,
    property_type: card.kind,
    category_id: card.categoryId,
    category: presentCategory(category, origin),
    facts: factsOf(card.values, category.parameters),
    fact_parameters: category.parameters.filter(({ fact }) => fact !== null).map(({ id }) => id),
    total_likes: likes,
    total_views: views,
    facilities: presentValues(card.values, category.parameters, origin),
    near_by_places: facilities?.map((nearby) => presentNearby(nearby, card.id, catalogue, origin)) ?? [],
    ...presentDetails(details),
  }
}
