import { one, type Sql } from '#server/db/sql.ts'
import { ASK, type Asker, askedBy, IS_VISIBLE, prepared } from '#server/features/properties/public.ts'

/** More than anybody remembers; beyond it the oldest give way. */
const KEPT_MARKS = 500

/** Ids of homes, the latest first. */
export interface Marks {
  seen: number[]
  hidden: number[]
  favourites: number[]
}

export const findMarks = (sql: Sql, userId: number): Promise<Marks> => {
  const marked = (kind: 'seen' | 'hidden') => sql`array(
    select property_id from home_marks where user_id = ${userId} and kind = ${kind} order by at desc, property_id desc)`
  return one(sql<Marks[]>`
    select ${marked('seen')} as seen, ${marked('hidden')} as hidden, array(
      select property_id from favourites where user_id = ${userId} order by id desc limit ${KEPT_MARKS}) as favourites`)
}

/** One person's changes take turns, so that two devices neither wait in a circle nor keep too much. */
export const lockMarks = (sql: Sql, userId: number) =>
  sql`select pg_advisory_xact_lock(hashtextextended('home_marks', ${userId}))`

// The first of a list is the latest, and so gets the latest moment; only what the viewer may see is noted.
const UPSERT = `
  with ask as materialized (select * from ${ASK})
  insert into home_marks (user_id, kind, property_id, at)
  select ask.viewer_id, $5, p.id, ask.now - min(marked.place) * interval '1 microsecond'
  from unnest($6::bigint[]) with ordinality marked (id, place) cross join ask
  join properties p on p.id = marked.id left join users o on o.id = p.owner_id
  where ${IS_VISIBLE}
  group by ask.viewer_id, ask.now, p.id
  on conflict (user_id, kind, property_id) do update set at = greatest(home_marks.at, excluded.at)`

export const upsertMarks = (sql: Sql, asker: Asker, kind: 'seen' | 'hidden', ids: readonly number[]) =>
  prepared(sql, UPSERT, [...askedBy(asker), kind, ids])

export const deleteMarks = (sql: Sql, userId: number, kind: 'seen' | 'hidden', ids: readonly number[]) =>
  sql`delete from home_marks where user_id = ${userId} and kind = ${kind} and property_id = any (${ids as number[]}::bigint[])`

export const trimMarks = (sql: Sql, userId: number) => sql`
  delete from home_marks m using (
    select kind, property_id, row_number() over (partition by kind order by at desc, property_id desc) as place
    from home_marks where user_id = ${userId}) old
  where m.user_id = ${userId} and m.kind = old.kind and m.property_id = old.property_id and old.place > ${KEPT_MARKS}`
