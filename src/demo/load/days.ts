import type { Sql } from '#server/db/sql.ts'

const DAYS = 45

/** Daily statistics of the demo properties: growing over time, higher for popular ones, with random variation. */
export const insertDays = (sql: Sql, today: string) => sql`
  insert into property_days (property_id, day, impressions, views)
  select p.id, ${today}::timestamptz::date - n, 8 + liveliness * 9, liveliness
  from properties p cross join generate_series(0, ${DAYS}::int) n
  cross join lateral (
    select ((2 + p.favourite_count) * (40 + abs(hashint4((p.id * 97 + n)::int)) % 60) / 100) as liveliness) how
  where p.request_status = 'approved' and p.created_at < ${today}::timestamptz - make_interval(days => n)
  order by p.id, n`

/** Shifts the statistics by whole days; sorted, so that every old row is gone before a new one takes its key. */
export const shiftDays = (sql: Sql, days: number, lastId: number) => sql`
  with old as (delete from property_days where property_id <= ${lastId} returning *)
  insert into property_days (property_id, day, impressions, views)
  select property_id, day + ${days}::int, impressions, views from old order by property_id, day desc`
