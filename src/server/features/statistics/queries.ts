import type { Sql } from '#server/db/sql.ts'

export type DayKind = 'property' | 'project'

/** Impressions or views of a listing by one viewer on a day. */
export interface Counted {
  seen: 'impressions' | 'views'
  id: number
  /** Zero for a visitor. */
  viewerId: number
  day: string
  amount: number
}

/**
 * Adds counts, without those of owners for their own listings. Rows are written in key order, so that nodes cannot
 * deadlock.
 */
export function addDays(sql: Sql, kind: DayKind, rows: readonly Counted[]) {
  const key = sql(`${kind}_id`)
  const table = sql(`${kind}_days`)
  return sql`
    insert into ${table} (${key}, day, impressions, views)
    select p.id, c.day, coalesce(sum(c.amount) filter (where c.seen = 'impressions'), 0),
      coalesce(sum(c.amount) filter (where c.seen = 'views'), 0)
    from unnest(${rows.map(({ id }) => id)}::bigint[], ${rows.map(({ viewerId }) => viewerId)}::bigint[],
      ${rows.map(({ day }) => day)}::text[]::date[], ${rows.map(({ seen }) => seen)}::text[],
      ${rows.map(({ amount }) => amount)}::integer[]) c (id, viewer_id, day, seen, amount)
    join ${sql(kind === 'property' ? 'properties' : 'projects')} p on p.id = c.id
    where p.owner_id is distinct from c.viewer_id
    group by p.id, c.day order by p.id, c.day
    on conflict (${key}, day) do update set
      impressions = ${table}.impressions + excluded.impressions, views = ${table}.views + excluded.views`
}

/** Deletes up to `limit` rows of days before `day`; returns their number. */
export async function deleteDaysBefore(sql: Sql, kind: DayKind, day: string, limit: number): Promise<number> {
  const table = sql(`${kind}_days`)
  const { count } = await sql`
    delete from ${table} where ctid = any (array(select ctid from ${table} where day < ${day}::date limit ${limit}))`
  return count
}
