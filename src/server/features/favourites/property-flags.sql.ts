import { one, type Sql } from '#server/db/sql.ts'
import { ASK, type Asker, askedBy, IS_VISIBLE, prepared } from '#server/features/properties/public.ts'

/** Maximum flags per user and type; the oldest are deleted above it. */
const MAX_FLAGS = 500

/** Property ids, latest first. */
export interface PropertyFlags {
  seen: number[]
  hidden: number[]
  favourites: number[]
}

export const findFlags = (sql: Sql, userId: number): Promise<PropertyFlags> => {
  const marked = (kind: 'seen' | 'hidden') => sql`array(
    select property_id from user_property_flags where user_id = ${userId} and kind = ${kind} order by at desc, property_id desc)`
  return one(sql<PropertyFlags[]>`
    select ${marked('seen')} as seen, ${marked('hidden')} as hidden, array(
      select property_id from favourites where user_id = ${userId} order by id desc limit ${MAX_FLAGS}) as favourites`)
}

/**
 * Advisory lock per user: serialises updates from several devices, which rules out deadlocks and keeps the maximum
 * exact.
 */
export const lockFlags = (sql: Sql, userId: number) =>
  sql`select pg_advisory_xact_lock(hashtextextended('user_property_flags', ${userId}))`

// The first id of the list is the latest, so it gets the latest timestamp; only properties visible to the viewer are
// stored.
const UPSERT = `
  with ask as materialized (select * from ${ASK})
  insert into user_property_flags (user_id, kind, property_id, at)
  select ask.viewer_id, $5, p.id, ask.now - min(marked.place) * interval '1 microsecond'
  from unnest($6::bigint[]) with ordinality marked (id, place) cross join ask
  join properties p on p.id = marked.id left join users o on o.id = p.owner_id
  where ${IS_VISIBLE}
  group by ask.viewer_id, ask.now, p.id
  on conflict (user_id, kind, property_id) do update set at = greatest(user_property_flags.at, excluded.at)`

export const upsertFlags = (sql: Sql, asker: Asker, kind: 'seen' | 'hidden', ids: readonly number[]) =>
  prepared(sql, UPSERT, [...askedBy(asker), kind, ids])

export const deleteFlags = (sql: Sql, userId: number, kind: 'seen' | 'hidden', ids: readonly number[]) =>
  sql`delete from user_property_flags where user_id = ${userId} and kind = ${kind} and property_id = any (${ids as number[]}::bigint[])`

export const trimFlags = (sql: Sql, userId: number) => sql`
  delete from user_property_flags m using (
    select kind, property_id, row_number() over (partition by kind order by at desc, property_id desc) as place
    from user_property_flags where user_id = ${userId}) old
  where m.user_id = ${userId} and m.kind = old.kind and m.property_id = old.property_id and old.place > ${MAX_FLAGS}`
