import type { LimitFlags } from '#contract/objects.ts'
import type { Feature, Quota } from '#domain/package-quota.ts'
import type { Sql } from '#server/db/sql.ts'

/** A JSON `Quota` of a person for one feature, to be selected inside a larger statement. */
export const quotaOf = (sql: Sql, userId: number | null, feature: Feature, now: Date) => sql`(
  select json_build_object(
    'hasPackage', count(*) > 0,
    'hasFeature', count(f.id) > 0,
    'hasUnits', coalesce(bool_or(f.id is not null and (g.limit_type = 'unlimited' or l.used < l.total)), false))
  from user_packages o
  left join features f on f.key = ${feature} and f.is_active
    and exists (select from package_features h where h.package_id = o.package_id and h.feature_id = f.id)
  left join package_features g on g.package_id = o.package_id and g.feature_id = f.id
  left join user_package_limits l on l.user_package_id = o.id and l.feature_id = f.id
  where o.user_id = ${userId}::bigint and o.starts_at <= ${now} and (o.ends_at is null or o.ends_at > ${now})
)`

/** A quota in the words of the wire. */
export const presentQuota = (quota: Quota): LimitFlags => ({
  package_available: quota.hasPackage,
  feature_available: quota.hasFeature,
  limit_available: quota.hasUnits,
})
