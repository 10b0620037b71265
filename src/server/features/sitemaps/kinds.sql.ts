import { publicPages } from '#domain/public-pages.ts'
import type { Sql } from '#server/db/sql.ts'

/** One URL of a sitemap. */
export interface Entry {
  id: number
  path: string
  changedAt: Date | null
}

/** Id range of one file: `from` inclusive, `to` exclusive. Ids are unique, so a file has at most `to - from` URLs. */
export interface Part {
  from: number
  to: number
}

/** Limit of the sitemap protocol for URLs per file. */
export const MAX_URLS = 50_000

/** Limit of the sitemap protocol for files per index. */
const MAX_FILES = 50_000

type Fragment = ReturnType<Sql>

/** A page type: its files, and the entries of a file after an id, in id order. */
interface Kind {
  parts: (sql: Sql) => Promise<number[]>
  page: (sql: Sql, after: number, part: Part, limit: number) => Promise<Entry[]>
}

interface Row {
  id: number
  name: string
  country?: string | null
  changedAt: Date | null
}

const entries =
  (pathOf: (row: Row) => string) =>
  async (rows: PromiseLike<Row[]>): Promise<Entry[]> =>
    (await rows).map((row) => ({ id: row.id, path: pathOf(row), changedAt: row.changedAt }))

/** Files of a table: one per id range that has a row, found through the index. */
const runs = async (sql: Sql, most: Fragment, hasOne: Fragment) => {
  const rows = await sql<{ n: number }[]>`
    select n::integer from generate_series(0, least(${MAX_FILES}, (${most}) / ${MAX_URLS}::bigint)) n where exists (${hasOne})`
  return rows.map(({ n }) => n)
}

const within = (sql: Sql, column: string) => sql`
  ${sql(column)} >= n * ${MAX_URLS}::bigint and ${sql(column)} < (n + 1) * ${MAX_URLS}::bigint`

const STATIC = [
  publicPages.home,
  publicPages.properties,
  publicPages.featured,
  publicPages.mostViewed,
  publicPages.mostLiked,
  publicPages.premium,
  publicPages.nearbyCities,
  publicPages.map,
  publicPages.categories,
  publicPages.agents,
  publicPages.projects,
  publicPages.featuredProjects,
  publicPages.upcomingProjects,
  publicPages.articles,
  publicPages.faqs,
  publicPages.about,
  publicPages.contact,
  publicPages.privacy,
  publicPages.terms,
  publicPages.plans,
  publicPages.mortgage,
  publicPages.areaConverter,
]

export const KINDS = {
  pages: {
    parts: async () => [0],
    page: async (_sql, after) =>
      STATIC.map((path, index) => ({ id: index + 1, path, changedAt: null })).filter(({ id }) => id > after),
  },
  categories: {
    parts: (sql) =>
      runs(
        sql,
        sql`select max(id) from categories where is_active`,
        sql`
        select from categories x where x.is_active and ${within(sql, 'x.id')}`,
      ),
    page: (sql, after, { to }, limit) =>
      entries(({ name }) => publicPages.category(name))(sql<Row[]>`
        select k.id, k.slug as name, k.updated_at as "changedAt" from categories k
        join listing_totals t on t.dimension = 'category' and t.id = k.id
        where k.is_active and k.id > ${after} and k.id < ${to} order by k.id limit ${limit}`),
  },
  cities: {
    parts: (sql) =>
      runs(
        sql,
        sql`select max(id) from listing_totals where dimension = 'city'`,
        sql`
        select from listing_totals x where x.dimension = 'city' and ${within(sql, 'x.id')}`,
      ),
    page: (sql, after, { to }, limit) =>
      entries(
        ({ name, country }) => publicPages.city(name) + (country ? `?${new URLSearchParams({ country })}` : ''),
      )(sql<Row[]>`
        select t.id, a.name, case parent.kind when 'country' then parent.name else grand.name end as country, null as "changedAt"
        from listing_totals t join areas a on a.id = t.id
        left join areas parent on parent.id = a.parent_id
        left join areas grand on grand.id = parent.parent_id
        where t.dimension = 'city' and t.id > ${after} and t.id < ${to} order by t.id limit ${limit}`),
  },
  homes: {
    parts: (sql) =>
      runs(sql, sql`select max(id) from listing`, sql`select from listing x where ${within(sql, 'x.id')}`),
    page: (sql, after, { to }, limit) =>
      entries(({ name }) => publicPages.property(name))(sql<Row[]>`
        select l.id, p.slug as name, p.updated_at as "changedAt" from listing l join properties p on p.id = l.id
        where l.id > ${after} and l.id < ${to} order by l.id limit ${limit}`),
  },
  projects: {
    parts: (sql) =>
      runs(
        sql,
        sql`select max(id) from projects`,
        sql`select from projects x where ${isOpen(sql)} and ${within(sql, 'x.id')}`,
      ),
    page: (sql, after, { to }, limit) =>
      entries(({ name }) => publicPages.project(name))(sql<Row[]>`
        select x.id, x.slug as name, x.updated_at as "changedAt" from projects x
        where ${isOpen(sql)} and x.id > ${after} and x.id < ${to} order by x.id limit ${limit}`),
  },
  articles: {
    parts: (sql) =>
      runs(sql, sql`select max(id) from articles`, sql`select from articles x where ${within(sql, 'x.id')}`),
    page: (sql, after, { to }, limit) =>
      entries(({ name }) => publicPages.article(name))(sql<Row[]>`
        select a.id, a.slug as name, a.updated_at as "changedAt" from articles a
        where a.id > ${after} and a.id < ${to} order by a.id limit ${limit}`),
  },
  agents: {
    parts: (sql) =>
      runs(
        sql,
        sql`select max(id) from users where account_kind <> 'owner'`,
        sql`select from users x where ${isListedAgent(sql)} and ${within(sql, 'x.id')}`,
      ),
    // Private owners are not listed for search engines by name.
    page: (sql, after, { to }, limit) =>
      entries(({ name }) => publicPages.agent(name))(sql<Row[]>`
        select x.id, x.slug as name, x.updated_at as "changedAt" from users x
        where ${isListedAgent(sql)} and x.id > ${after} and x.id < ${to} order by x.id limit ${limit}`),
  },
} satisfies Record<string, Kind>
export type SitemapKind = keyof typeof KINDS

/** An agent or agency with a live property or project. */
const isListedAgent = (sql: Sql) => sql`
  x.is_active and x.account_kind <> 'owner' and (
    exists (select from listing_totals t where t.dimension = 'owner' and t.id = x.id)
    or exists (select from projects p where p.owner_id = x.id and p.is_active and p.request_status = 'approved'))`

const isOpen = (sql: Sql) => sql`
  x.is_active and x.request_status = 'approved'
  and (x.owner_id is null or exists (select from users u where u.id = x.owner_id and u.is_active))`
