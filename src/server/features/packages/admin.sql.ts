import type { Feature } from '#domain/package-quota.ts'
import { maybeOne, one, type Sql } from '#server/db/sql.ts'

export interface PackageTerms {
  name: string
  priceMinor: number | null
  durationHours: number
  iosProductId: string | null
  isActive: boolean
}

const terms = ({ name, priceMinor, durationHours, iosProductId, isActive }: PackageTerms) => ({
  name,
  package_type: priceMinor === null ? 'free' : 'paid',
  price_minor: priceMinor,
  duration_hours: durationHours,
  ios_product_id: iosProductId,
  is_active: isActive,
})

export const insertPackage = (sql: Sql, given: PackageTerms): Promise<{ id: number }> =>
  one(sql<{ id: number }[]>`insert into packages ${sql(terms(given))} returning id`)

export const updatePackage = (sql: Sql, id: number, given: PackageTerms): Promise<{ id: number } | null> =>
  maybeOne(sql<{ id: number }[]>`update packages set ${sql(terms(given))} where id = ${id} returning id`)

export const findByProduct = (sql: Sql, iosProductId: string): Promise<{ id: number } | null> =>
  maybeOne(sql<{ id: number }[]>`select id from packages where ios_product_id = ${iosProductId}`)

interface GivenFeature {
  id: number
  limit: number | null
}

export async function replaceFeatures(sql: Sql, packageId: number, features: readonly GivenFeature[]): Promise<void> {
  await sql`delete from package_features where package_id = ${packageId}`
  const rows = features.map(({ id, limit }) => ({
    package_id: packageId,
    feature_id: id,
    limit_type: limit === null ? 'unlimited' : 'limited',
    limit_count: limit,
  }))
  await sql`insert into package_features ${sql(rows)}`
}

/** Replaces the translated names of a package; languages that are not installed are skipped. */
export async function replaceNames(sql: Sql, packageId: number, names: ReadonlyMap<string, string>): Promise<void> {
  await sql`delete from content_translations where subject = 'package' and subject_id = ${packageId} and field = 'name'`
  await sql`
    insert into content_translations (subject, subject_id, field, language_code, value)
    select 'package', ${packageId}, 'name', g.code, n.name
    from unnest(${[...names.keys()]}::text[], ${[...names.values()]}::text[]) n (code, name) join languages g on g.code = n.code`
}

export interface OwnedHistoryRow {
  ownedId: number
  packageId: number
  name: string
  translatedName: string
  transactionId: number | null
  startsAt: Date
  endsAt: Date | null
  revokedAt: Date | null
  features: { id: number; key: Feature; total: number | null; used: number; lapsed: number }[]
  ledger: {
    feature: Feature
    kind: 'grant' | 'use' | 'return' | 'expiry' | 'revoke'
    units: number | null
    subject: string | null
    subjectId: number | null
    actorId: number | null
    at: string
  }[]
}

/** All packages a user ever owned, newest first, with every ledger entry. */
export const listHistory = (sql: Sql, userId: number, language: string): Promise<OwnedHistoryRow[]> => sql<
  OwnedHistoryRow[]
>`
  select o.id as "ownedId", p.id as "packageId", p.name,
    coalesce((select x.value from content_translations x where x.subject = 'package' and x.subject_id = p.id
              and x.language_code = ${language} and x.field = 'name'), p.name) as "translatedName", o.transaction_id as "transactionId", o.starts_at as "startsAt",
    o.ends_at as "endsAt", o.revoked_at as "revokedAt",
    coalesce((select json_agg(json_build_object('id', f.id, 'key', f.key, 'total', l.total, 'used', l.used, 'lapsed', l.lapsed) order by f.id)
      from user_package_limits l join features f on f.id = l.feature_id where l.user_package_id = o.id), '[]') as features,
    coalesce((select json_agg(json_build_object('feature', f.key, 'kind', g.kind, 'units', g.units, 'subject', g.subject,
        'subjectId', g.subject_id, 'actorId', g.actor_id, 'at', g.at) order by g.id)
      from package_ledger g join user_package_limits l on l.id = g.limit_id join features f on f.id = l.feature_id
      where l.user_package_id = o.id), '[]') as ledger
  from user_packages o join packages p on p.id = o.package_id where o.user_id = ${userId} order by o.id desc limit 200`
