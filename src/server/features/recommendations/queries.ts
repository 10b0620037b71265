import type { PropertyPreferences } from '#domain/recommendation.ts'
import { maybeOne, one, type Sql } from '#server/db/sql.ts'
import { CATALOGUE_VERSION } from '#server/features/categories/public.ts'
import { ASK, type Asker, askedBy, prepared } from '#server/features/properties/public.ts'
import { LIKED_ORDER, matchingProperties, PREFERENCES } from './matching.sql.ts'

/** SQL for `PropertyPreferences` as JSON from a row `i` of property_preferences. */
export const PREFERENCES_JSON = `json_build_object(
  'categoryIds', i.category_ids, 'facilityIds', i.facility_ids, 'minPrice', i.min_price, 'maxPrice', i.max_price,
  'kinds', i.property_types, 'city', i.city)`

export const findPreferences = async (sql: Sql, userId: number): Promise<PropertyPreferences | null> =>
  (
    await maybeOne(sql<{ likes: PropertyPreferences }[]>`
    select ${sql.unsafe(PREFERENCES_JSON)} as likes from property_preferences i where i.user_id = ${userId}`)
  )?.likes ?? null

/** Replaces the preferences of a user; unknown categories and facilities are dropped. */
export const upsertPreferences = (sql: Sql, userId: number, likes: PropertyPreferences) => sql`
  insert into property_preferences (user_id, category_ids, facility_ids, min_price, max_price, property_types, city)
  values (${userId},
    array(select id from categories where id = any (${[...likes.categoryIds]}::bigint[]) and is_active order by id),
    array(select id from facilities where id = any (${[...likes.facilityIds]}::bigint[]) order by id),
    ${likes.minPrice}, ${likes.maxPrice}, ${[...likes.kinds]}::text[], ${likes.city})
  on conflict (user_id) do update set
    category_ids = excluded.category_ids, facility_ids = excluded.facility_ids, min_price = excluded.min_price,
    max_price = excluded.max_price, property_types = excluded.property_types, city = excluded.city`

export const deletePreferences = (sql: Sql, userId: number) =>
  sql`delete from property_preferences where user_id = ${userId}`

export interface Recommended {
  total: number
  likes: PropertyPreferences | null
  homes: { id: number; facilities: number[] }[]
  catalogueVersion: number
}

const RECOMMENDED = `
  with ask as materialized (select * from ${ASK}), h as materialized (${matchingProperties})
  select (select count(*) from h) as total, ${CATALOGUE_VERSION} as "catalogueVersion",
    (select ${PREFERENCES_JSON} from ask join ${PREFERENCES}) as likes,
    coalesce((select json_agg(json_build_object('id', page.id, 'facilities', page.facilities) order by page.rank)
      from (select h.*, row_number() over (order by ${LIKED_ORDER}) as rank from h order by rank offset $5 limit $6) page), '[]') as homes`

/** A page of properties recommended to the viewer, with the total. */
export const listRecommended = (sql: Sql, asker: Asker, { offset, limit }: { offset: number; limit: number }) =>
  one(prepared<Recommended>(sql, RECOMMENDED, [...askedBy(asker), offset, limit]))
