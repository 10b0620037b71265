import type { DashboardRange } from '#domain/dashboard-range.ts'
import { startOfRange } from '#domain/dashboard-range.ts'
import type { Context } from '#server/context.ts'
import { one, type Sql } from '#server/db/sql.ts'

export type Kind = 'property' | 'project'

/** The owner whose listings are counted: the viewer, or null for the site, whose listings administrators manage. */
export const ownerOf = ({ viewer }: Pick<Context, 'viewer'>): number | null =>
  viewer!.role === 'admin' ? null : viewer!.id

interface MonthRow {
  month: string
  total: number
}

export interface SummaryRow {
  properties: number
  projects: number
  views: number
  viewingsToday: number
  propertiesByMonth: MonthRow[]
  projectsByMonth: MonthRow[]
  viewsByMonth: MonthRow[]
  viewingsByMonth: MonthRow[]
}

/** Totals, and numbers of the last twelve months, of one owner. */
export function findSummary(sql: Sql, ownerId: number | null, now: Date): Promise<SummaryRow> {
  const { from } = startOfRange('yearly', now)
  const isOwn = sql`owner_id is not distinct from ${ownerId}::bigint`
  const months = sql`generate_series(${from}::timestamptz, ${now}::timestamptz, interval '1 month')`
  const byMonth = (rows: ReturnType<typeof sql>) => sql`(
    select json_agg(json_build_object('month', to_char(m at time zone 'utc', 'YYYY-MM'), 'total', coalesce(x.total, 0)) order by m)
    from ${months} m left join (
      select date_trunc('month', r.at, 'UTC') as month, sum(r.amount) as total from (${rows}) r
      where r.at >= ${from} group by 1) x on x.month = m)`
  return one(sql<SummaryRow[]>`
    with mine as materialized (select id, view_count, created_at from properties where ${isOwn}),
      built as materialized (select id, created_at from projects where ${isOwn})
    select (select count(*) from mine) as properties, (select count(*) from built) as projects,
      (select coalesce(sum(view_count), 0) from mine) as views,
      (select count(*) from viewings v where v.host_key = ${ownerId ?? 0}
        and v.starts_at >= date_trunc('day', ${now}::timestamptz, 'UTC')
        and v.starts_at < date_trunc('day', ${now}::timestamptz, 'UTC') + interval '1 day') as "viewingsToday",
      ${byMonth(sql`select created_at as at, 1 as amount from mine`)} as "propertiesByMonth",
      ${byMonth(sql`select created_at as at, 1 as amount from built`)} as "projectsByMonth",
      ${byMonth(sql`select d.day::timestamp at time zone 'utc' as at, d.views as amount from property_days d join mine on mine.id = d.property_id`)} as "viewsByMonth",
      ${byMonth(sql`select v.starts_at as at, 1 as amount from viewings v where v.host_key = ${ownerId ?? 0}`)} as "viewingsByMonth"`)
}

const TABLES = {
  property: { listings: 'properties', days: 'property_days', key: 'property_id', kind: 'property_type' },
  project: { listings: 'projects', days: 'project_days', key: 'project_id', kind: 'type' },
} as const

export interface CountRow {
  at: Date
  first: number
  second: number
  total: number
}

/** New listings per day or month: those for sale and for rent, or upcoming projects and those under construction. */
export function countNewListings(
  sql: Sql,
  ownerId: number | null,
  { kind, range, now }: { kind: Kind; range: DashboardRange; now: Date },
): Promise<CountRow[]> {
  const { from, step } = startOfRange(range, now)
  const table = TABLES[kind]
  const [first, second] =
    kind === 'property'
      ? [
          ['sell', 'sold'],
          ['rent', 'rented'],
        ]
      : [['upcoming'], ['under_construction']]
  return sql<CountRow[]>`
    select s.at, count(p.id) as total, count(p.id) filter (where ${sql(`p.${table.kind}`)} = any (${first})) as first,
      count(p.id) filter (where ${sql(`p.${table.kind}`)} = any (${second})) as second
    from generate_series(${from}::timestamptz, ${now}::timestamptz, ${`1 ${step}`}::interval) s (at)
    left join ${sql(table.listings)} p on p.owner_id is not distinct from ${ownerId}::bigint
      and p.created_at >= ${from} and date_trunc(${step}, p.created_at, 'UTC') = s.at
    group by s.at order by s.at`
}

export interface ViewedRow {
  id: number
  slug: string
  title: string
  translatedTitle: string | null
  views: number
}

const MAX_VIEWED = 5

/** The owner's listings with most views in a period. */
export function listMostViewed(
  sql: Sql,
  ownerId: number | null,
  { kind, range, now, language }: { kind: Kind; range: DashboardRange; now: Date; language: string },
): Promise<ViewedRow[]> {
  const { listings, days, key } = TABLES[kind]
  return sql<ViewedRow[]>`
    select p.id, p.slug, p.title, d.views, (
      select t.title from ${sql(`${kind}_translations`)} t where ${sql(`t.${key}`)} = p.id and t.language_code = ${language}) as "translatedTitle"
    from ${sql(listings)} p
    join (select ${sql(key)} as id, sum(views)::integer as views from ${sql(days)}
      where day >= ${startOfRange(range, now).from}::date group by 1) d on d.id = p.id
    where p.owner_id is not distinct from ${ownerId}::bigint and d.views > 0
    order by d.views desc, p.id desc limit ${MAX_VIEWED}`
}

/** Views of the owner's listings in a period by category. */
export function listViewedCategories(
  sql: Sql,
  ownerId: number | null,
  { range, now }: { range: DashboardRange; now: Date },
): Promise<{ id: number; views: number }[]> {
  const since = startOfRange(range, now).from
  return sql<{ id: number; views: number }[]>`
    select x.category_id as id, sum(x.views)::integer as views from (
      select p.category_id, d.views from properties p join property_days d on d.property_id = p.id
      where p.owner_id is not distinct from ${ownerId}::bigint and d.day >= ${since}::date
      union all
      select p.category_id, d.views from projects p join project_days d on d.project_id = p.id
      where p.owner_id is not distinct from ${ownerId}::bigint and d.day >= ${since}::date) x
    group by 1 having sum(x.views) > 0 order by 2 desc, 1 limit ${MAX_VIEWED}`
}
