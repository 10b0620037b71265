import type { Feature } from '#domain/package-quota.ts'
import type { Context } from '#server/context.ts'
import { maybeOne, one, type Sql } from '#server/db/sql.ts'

export interface FeatureLine {
  id: number
  name: string
  limit: number | null
}

export interface PackageRow {
  id: number
  name: string
  translatedName: string
  priceMinor: number | null
  currency: string
  iosProductId: string | null
  durationHours: number
  createdAt: Date
  payment: { id: number; status: string } | null
  features: FeatureLine[]
}

type Asker = Pick<Context, 'viewer' | 'language' | 'now'>

const columns = (sql: Sql, { viewer, language }: Asker) => sql`
  p.id, p.name, p.price_minor::float8 as "priceMinor", p.ios_product_id as "iosProductId",
  p.duration_hours as "durationHours", p.created_at as "createdAt",
  coalesce((select x.value from content_translations x where x.subject = 'package' and x.subject_id = p.id
            and x.language_code = ${language} and x.field = 'name'), p.name) as "translatedName",
  coalesce((select value from settings where key = 'currency_code'), 'USD') as currency,
  (select json_build_object('id', t.id, 'status', t.payment_status) from payment_transactions t
   where t.user_id = ${viewer?.id ?? null} and t.package_id = p.id order by t.id desc limit 1) as payment`

const running = (sql: Sql, now: Date) => sql`o.starts_at <= ${now} and (o.ends_at is null or o.ends_at > ${now})`

/** Packages on sale that the viewer does not currently own, free ones first, then by price. */
export const listOnSale = (sql: Sql, asker: Asker, isIos: boolean): Promise<PackageRow[]> => sql<PackageRow[]>`
  select ${columns(sql, asker)},
    coalesce((select json_agg(json_build_object('id', f.id, 'name', f.name, 'limit', g.limit_count) order by f.id)
     from package_features g join features f on f.id = g.feature_id and f.is_active where g.package_id = p.id), '[]') as features
  from packages p
  where p.is_active and (not ${isIos} or p.ios_product_id is not null or p.price_minor is null)
    and not exists (select from user_packages o
      where o.user_id = ${asker.viewer?.id ?? null} and o.package_id = p.id and ${running(sql, asker.now)})
  order by p.price_minor nulls first, p.duration_hours, p.id`

export interface OwnedRow extends Omit<PackageRow, 'features'> {
  ownedId: number
  startsAt: Date
  endsAt: Date | null
  features: (FeatureLine & { used: number })[]
}

/** The viewer's current packages with their usage, the one that ends first in front. */
export const listOwned = (sql: Sql, asker: Asker): Promise<OwnedRow[]> => sql<OwnedRow[]>`
  select ${columns(sql, asker)}, o.id as "ownedId", o.starts_at as "startsAt", o.ends_at as "endsAt",
    coalesce((select json_agg(json_build_object('id', f.id, 'name', f.name, 'limit', l.total, 'used', l.used) order by f.id)
     from user_package_limits l join features f on f.id = l.feature_id and f.is_active where l.user_package_id = o.id), '[]') as features
  from user_packages o join packages p on p.id = o.package_id
  where o.user_id = ${asker.viewer?.id ?? null} and ${running(sql, asker.now)}
  order by o.ends_at nulls last, o.id`

export const listFeatures = (sql: Sql) => sql<{ id: number; key: Feature; name: string; isActive: boolean }[]>`
  select id, key, name, is_active as "isActive" from features order by id`

/** Serialises purchases of one user. */
export const lockBuyer = (sql: Sql, userId: number) => sql`select from users where id = ${userId} for no key update`

export interface OnSale {
  id: number
  name: string
  priceMinor: number | null
  currency: string
}

/** A package that is on sale now, with its price in the site's currency. */
export const findOnSale = (sql: Sql, { id, iosProductId }: { id: number | null; iosProductId: string | null }) =>
  maybeOne(sql<OnSale[]>`
    select id, name, price_minor::float8 as "priceMinor",
      coalesce((select value from settings where key = 'currency_code'), 'USD') as currency
    from packages where is_active and (id = ${id} or (${id}::bigint is null and ios_product_id = ${iosProductId}))`)

export async function isRunning(sql: Sql, userId: number, packageId: number, now: Date): Promise<boolean> {
  const rows = await sql`
    select from user_packages o where o.user_id = ${userId} and o.package_id = ${packageId} and ${running(sql, now)} limit 1`
  return rows.length > 0
}

export const insertFreePayment = (
  sql: Sql,
  { userId, packageId, now }: { userId: number; packageId: number; now: Date },
) =>
  one(sql<{ id: number }[]>`
    insert into payment_transactions (user_id, package_id, amount_minor, currency, payment_type, payment_status, created_at)
    values (${userId}, ${packageId}, 0, coalesce((select value from settings where key = 'currency_code'), 'USD'),
      'free', 'success', ${now}) returning id`)
