import { maybeOne, one, type Sql } from '#server/db/sql.ts'
import {
  ASK,
  type Asker,
  askedBy,
  IMAGE,
  type ImageRow,
  IS_VISIBLE,
  prepared,
} from '#server/features/properties/public.ts'

type Table = 'favourites' | 'interests'
interface Pair {
  userId: number
  propertyId: number
}

/**
 * Null if the property does not exist; repeating changes nothing. The row lock keeps the property until the transaction
 * ends.
 */
export const insertPair = (sql: Sql, table: Table, { userId, propertyId }: Pair): Promise<{ isNew: boolean } | null> =>
  maybeOne(sql<{ isNew: boolean }[]>`
    with home as (select id from properties where id = ${propertyId} for key share),
    added as (
      insert into ${sql(table)} (user_id, property_id) select ${userId}, id from home
      on conflict (user_id, property_id) do nothing returning id)
    select exists (select from added) as "isNew" from home`)

/** The user's name and the property's title, for the notification to the owner. */
export const findInterest = (sql: Sql, { userId, propertyId }: Pair) =>
  one(sql<{ name: string; title: string }[]>`
    select u.name, p.title from users u, properties p where u.id = ${userId} and p.id = ${propertyId}`)

export const deletePair = (sql: Sql, table: Table, { userId, propertyId }: Pair) =>
  sql`delete from ${sql(table)} where user_id = ${userId} and property_id = ${propertyId}`

const kept = (order: 'asc' | 'desc') => `
  with ask as materialized (select * from ${ASK}),
  mine as materialized (
    select f.id, f.property_id
    from ask join favourites f on f.user_id = ask.viewer_id join properties p on p.id = f.property_id
    left join users o on o.id = p.owner_id
    where ${IS_VISIBLE})
  select (select count(*) from mine) as total,
    array(select property_id from mine order by id ${order} offset $5 limit $6) as ids`
const KEPT = { first: kept('asc'), latest: kept('desc') }

interface Page {
  offset: number
  limit: number
}

/** Ids of the viewer's favourites that are still visible, oldest or latest first, with the total count. */
export const listFavourites = (
  sql: Sql,
  asker: Asker,
  { isLatestFirst, offset, limit }: Page & { isLatestFirst: boolean },
) =>
  one(
    prepared<{ total: number; ids: number[] }>(sql, KEPT[isLatestFirst ? 'latest' : 'first'], [
      ...askedBy(asker),
      offset,
      limit,
    ]),
  )

const VIEWED = `
  with ask as materialized (select * from ${ASK})
  select array(
    select f.property_id
    from ask join user_property_flags f on f.user_id = ask.viewer_id and f.kind = 'seen' join properties p on p.id = f.property_id
    left join users o on o.id = p.owner_id
    where ${IS_VISIBLE} and not exists (
      select from user_property_flags h where h.user_id = f.user_id and h.kind = 'hidden' and h.property_id = f.property_id)
    order by f.at desc, f.property_id desc limit $5) as ids`

/** Ids of the properties that the viewer viewed last and may still see. */
export const listViewed = async (sql: Sql, asker: Asker, limit: number): Promise<number[]> =>
  (await one(prepared<{ ids: number[] }>(sql, VIEWED, [...askedBy(asker), limit]))).ids

/** A user who sent interest in a property. */
export interface InterestedRow {
  id: number
  name: string
  email: string | null
  phone: string | null
  image: ImageRow | null
  at: string
}

/** Users interested in a property, latest first, with the total count; without deactivated accounts. */
export const listInterested = (sql: Sql, propertyId: number, language: string, { offset, limit }: Page) =>
  one(sql<{ title: string; total: number; people: InterestedRow[] }[]>`
    with found as materialized (
      select i.id, i.user_id, i.created_at from interests i join users u on u.id = i.user_id
      where i.property_id = ${propertyId} and u.is_active)
    select (select count(*) from found) as total, coalesce(t.title, p.title) as title, coalesce((
      select json_agg(json_build_object('id', u.id, 'name', u.name, 'email', u.public_email, 'phone', u.public_phone, 'at', page.created_at,
        'image', (select ${sql.unsafe(IMAGE)} from media m where m.id = u.profile_media_id)) order by page.id desc)
      from (select * from found order by id desc offset ${offset} limit ${limit}) page
      join users u on u.id = page.user_id), '[]') as people
    from properties p left join property_translations t on t.property_id = p.id and t.language_code = ${language}
    where p.id = ${propertyId}`)
