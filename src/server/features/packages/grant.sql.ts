import { maybeOne, type Sql } from '#server/db/sql.ts'

interface Grant {
  userId: number
  packageId: number
  /** The payment that bought it; a unique key allows one package per payment. */
  transactionId: number | null
  now: Date
}

/** Grants a package with its features as of now. Null when this payment already granted one. */
export async function grantPackage(sql: Sql, grant: Grant): Promise<number | null> {
  const owned = await maybeOne(sql<{ id: number }[]>`
    insert into user_packages (user_id, package_id, transaction_id, starts_at, ends_at, created_at)
    select ${grant.userId}, p.id, ${grant.transactionId}, ${grant.now}::timestamptz,
      ${grant.now}::timestamptz + make_interval(hours => p.duration_hours), ${grant.now}
    from packages p where p.id = ${grant.packageId}
    on conflict (transaction_id) do nothing returning id`)
  if (!owned) return null
  await sql`
    insert into user_package_limits (user_package_id, feature_id, total)
    select ${owned.id}, feature_id, limit_count from package_features where package_id = ${grant.packageId} order by feature_id`
  return owned.id
}

/** Ends a package early and expires its remaining credits. False when it had already ended. */
export async function revokePackage(
  sql: Sql,
  userPackageId: number,
  actorId: number | null,
  now: Date,
): Promise<boolean> {
  const [ended] = await sql`
    update user_packages set revoked_at = ${now}, ends_at = greatest(${now}::timestamptz, starts_at)
    where id = ${userPackageId} and revoked_at is null and (ends_at is null or ends_at > ${now}) returning id`
  if (!ended) return false
  await lapse(sql, [userPackageId], 'revoke', actorId, now)
  return true
}

/** Expires the remaining credits of ended packages and records them in the ledger. */
export async function expirePackages(sql: Sql, now: Date, most: number): Promise<number> {
  const ended = await sql<{ id: number }[]>`
    select distinct o.id from user_packages o join user_package_limits l on l.user_package_id = o.id
    where o.ends_at <= ${now} and l.used + l.lapsed < l.total order by o.id limit ${most}`
  await lapse(
    sql,
    ended.map(({ id }) => id),
    'expiry',
    null,
    now,
  )
  return ended.length
}

/** Locks the counters first, so that a credit being consumed concurrently is not expired as well. */
async function lapse(sql: Sql, ids: number[], kind: 'expiry' | 'revoke', actorId: number | null, now: Date) {
  await sql`
    with remaining as (
      select id, total - used - lapsed as units from user_package_limits
      where user_package_id = any (${ids}::bigint[]) and used + lapsed < total order by id for update)
    insert into package_ledger (limit_id, kind, units, actor_id, at)
    select id, ${kind}, -units, ${actorId}, ${now} from remaining`
}
