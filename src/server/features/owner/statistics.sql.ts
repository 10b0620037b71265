import { type Fragment, maybeOne, one, type Sql } from '#server/db/sql.ts'
import type { Kind } from './own.sql.ts'

/** Minimum sample for a median; with fewer listings it would reveal the numbers of a single competitor. */
const FEWEST = 3
/** Maximum number of similar listings for a median. */
const MAX = 200

export interface Figures {
  impressions: number
  views: number
  saves: number
  contacts: number
}

export const findListing = (sql: Sql, kind: Kind, by: { id: number } | { slug: string }) =>
  maybeOne(sql<{ id: number; ownerId: number | null }[]>`
    select p.id, p.owner_id as "ownerId" from ${sql(kind === 'property' ? 'properties' : 'projects')} p
    where ${'slug' in by ? sql`p.slug = ${by.slug}` : sql`p.id = ${by.id}`}`)

export interface StatisticsRow {
  days: (Figures & { day: string })[]
  before: Figures
  similar: (Figures & { listings: number }) | null
}

/** Daily statistics of a listing over a period, with the median of similar listings. */
export async function findStatistics(
  sql: Sql,
  kind: Kind,
  id: number,
  days: number,
  now: Date,
): Promise<StatisticsRow> {
  const happened = eventsOf(sql, kind)
  const today = sql`${now}::timestamptz::date`
  const row = await one(sql<(Omit<StatisticsRow, 'similar'> & { similar: StatisticsRow['similar'] })[]>`
    with alike as materialized (${similarTo(sql, kind, id)}),
    happened as materialized (
      select e.* from (${happened}) e where e.day > ${today} - ${days * 2}::int and (e.listing_id = ${id} or e.listing_id in (select id from alike))),
    own as (
      select day, sum(impressions) as impressions, sum(views) as views, sum(saves) as saves, sum(contacts) as contacts
      from happened where listing_id = ${id} group by day),
    sums as (
      select s.id, coalesce(sum(h.impressions), 0) as impressions, coalesce(sum(h.views), 0) as views, coalesce(sum(h.saves), 0) as saves,
        coalesce(sum(h.contacts), 0) as contacts
      from alike s left join happened h on h.listing_id = s.id and h.day > ${today} - ${days}::int group by s.id)
    select
      (select json_agg(json_build_object('day', to_char(d, 'YYYY-MM-DD'), 'impressions', coalesce(o.impressions, 0), 'views', coalesce(o.views, 0),
          'saves', coalesce(o.saves, 0), 'contacts', coalesce(o.contacts, 0)) order by d)
       from generate_series(${today} - ${days - 1}::int, ${today}, interval '1 day') d left join own o on o.day = d::date) as days,
      (select json_build_object('impressions', coalesce(sum(impressions), 0), 'views', coalesce(sum(views), 0), 'saves', coalesce(sum(saves), 0),
          'contacts', coalesce(sum(contacts), 0)) from own where day <= ${today} - ${days}::int) as before,
      (select json_build_object('listings', count(*), ${median('impressions')}, ${median('views')}, ${median('saves')}, ${median('contacts')})
       from sums having count(*) >= ${FEWEST}) as similar`)
  return row

  function median(figure: keyof Figures): Fragment {
    return sql`${sql.unsafe(`'${figure}'`)}, percentile_cont(0.5) within group (order by ${sql(figure)})`
  }
}

/** All counted events, one row per listing, day and source. */
function eventsOf(sql: Sql, kind: Kind): Fragment {
  if (kind === 'project')
    return sql`select project_id as listing_id, day, impressions, views, 0 as saves, 0 as contacts from project_days`
  return sql`
    select property_id as listing_id, day, impressions, views, 0 as saves, 0 as contacts from property_days
    union all select property_id, created_at::date, 0, 0, 1, 0 from favourites
    union all select property_id, created_at::date, 0, 0, 0, 1 from interests
    union all select property_id, created_at::date, 0, 0, 0, 1 from chats`
}

/** Listings of other owners that compete with a listing: same type, category and location, newest first. */
function similarTo(sql: Sql, kind: Kind, id: number): Fragment {
  if (kind === 'project')
    return sql`
      select o.id from projects p join projects o on o.category_id = p.category_id and o.country_id is not distinct from p.country_id
        and o.owner_id is distinct from p.owner_id
      where p.id = ${id} and o.is_active and o.request_status = 'approved' order by o.id desc limit ${MAX}`
  return sql`
    select o.id from properties p join properties o on o.category_id = p.category_id and o.city_id is not distinct from p.city_id
      and o.property_type = case p.property_type when 'sold' then 'sell' when 'rented' then 'rent' else p.property_type end
      and o.owner_id is distinct from p.owner_id
    where p.id = ${id} and o.is_active and o.request_status = 'approved' and not o.is_private order by o.id desc limit ${MAX}`
}
