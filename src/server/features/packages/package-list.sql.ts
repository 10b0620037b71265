import type { PACKAGE_SORTS, PACKAGE_STATES } from '#contract/packages-admin.ts'
import type { Feature } from '#domain/package-quota.ts'
import { countRowsOf, MAX_COUNT, MAX_FOUND } from '#server/db/bounded-count.ts'
import type { Fragment, Sql } from '#server/db/sql.ts'

export interface AdminPackageRow {
  id: number
  name: string
  priceMinor: number | null
  currency: string
  durationHours: number
  iosProductId: string | null
  isActive: boolean
  running: number
  isRunningExact: boolean
  translations: Record<string, string>
  features: { id: number; key: Feature; limit: number | null }[]
  updatedAt: Date
}

export interface PackageFilter {
  id?: number | undefined
  q?: string | undefined
  state?: (typeof PACKAGE_STATES)[number] | undefined
  type?: 'free' | 'paid' | undefined
}

/** A free package sorts as the cheapest. */
const ORDERS: Record<(typeof PACKAGE_SORTS)[number], string> = {
  state: 'p.is_active desc, p.price_minor nulls first, p.id',
  '-state': 'p.is_active, p.price_minor desc nulls last, p.id desc',
  price: 'p.price_minor nulls first, p.id',
  '-price': 'p.price_minor desc nulls last, p.id desc',
  name: 'lower(p.name), p.id',
  '-name': 'lower(p.name) desc, p.id desc',
}

/** Cap on the current owners counted per package: an exact count for a page of 30 packages is too slow for a list. */
const MAX_IN_LIST = 100

export const listPackageRows = (
  sql: Sql,
  filter: PackageFilter,
  sort: keyof typeof ORDERS,
  { offset, limit, now }: { offset: number; limit: number; now: Date },
): Promise<AdminPackageRow[]> => {
  const order = sql.unsafe(ORDERS[sort])
  const most = filter.id === undefined ? MAX_IN_LIST : MAX_COUNT
  return sql<AdminPackageRow[]>`
    select p.id, p.name, p.price_minor::float8 as "priceMinor", p.duration_hours as "durationHours",
      p.ios_product_id as "iosProductId", p.is_active as "isActive", p.updated_at as "updatedAt",
      coalesce((select value from settings where key = 'currency_code'), 'USD') as currency,
      least(running.count, ${most}) as running, running.count <= ${most} as "isRunningExact",
      coalesce((select json_object_agg(x.language_code, x.value) from content_translations x
        where x.subject = 'package' and x.subject_id = p.id and x.field = 'name'), '{}') as translations,
      coalesce((select json_agg(json_build_object('id', f.id, 'key', f.key, 'limit', g.limit_count) order by f.id)
        from package_features g join features f on f.id = g.feature_id where g.package_id = p.id), '[]') as features
    from (select p.id from (${found(sql, filter)}) p order by ${order} offset ${offset} limit ${limit}) page
    join packages p on p.id = page.id
    cross join lateral (
      select count(*) from (
        (select from user_packages o where o.package_id = p.id and o.ends_at > ${now} and o.starts_at <= ${now} limit ${most + 1})
        union all
        (select from user_packages o where o.package_id = p.id and o.ends_at is null and o.starts_at <= ${now} limit ${most + 1})
      ) owned) running
    order by ${order}`
}

export const countPackages = (sql: Sql, filter: PackageFilter): Promise<number> =>
  countRowsOf(sql, sql`(${found(sql, filter)}) p`)

/**
 * Absent filters add no condition, so each combination can use its own index; a text search examines at most 500
 * matches.
 */
const found = (sql: Sql, { id, q, state, type }: PackageFilter): Fragment => sql`
  select p.id, p.name, p.is_active, p.price_minor from packages p where true
  ${id === undefined ? sql`` : sql`and p.id = ${id}`}
  ${state === undefined ? sql`` : sql`and p.is_active = ${state === 'on'}`}
  ${type === undefined ? sql`` : sql`and p.package_type = ${type}`}
  ${q === undefined ? sql`` : sql`and lower(p.name) like lower(${`%${q.replaceAll(/[\\%_]/g, '\\$&')}%`}) limit ${MAX_FOUND + 1}`}`
