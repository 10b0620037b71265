import type { LimitFlags } from '#contract/objects.ts'
import { GATE_REFUSALS } from '#domain/listing-gates.ts'
import type { Feature, Quota } from '#domain/package-quota.ts'
import type { Viewer } from '#domain/policy.ts'
import { AppError } from '#server/errors.ts'

/** SQL for the viewer's `Quota` of one feature as JSON; the statement must have a row `ask` with viewer and time. */
export const quotaOf = (feature: Feature) => `(
  select json_build_object(
    'hasPackage', count(*) > 0,
    'hasFeature', count(f.id) > 0,
    'hasUnits', coalesce(bool_or(f.id is not null and (l.total is null or l.used + l.lapsed < l.total)), false))
  from user_packages o
  left join (user_package_limits l join features f on f.id = l.feature_id and f.is_active and f.key = '${feature}')
    on l.user_package_id = o.id
  where o.user_id = ask.viewer_id and o.starts_at <= ask.now and (o.ends_at is null or o.ends_at > ask.now)
)`

/** Presents a quota in the field names of the API. */
export const presentQuota = (quota: Quota): LimitFlags => ({
  package_available: quota.hasPackage,
  feature_available: quota.hasFeature,
  limit_available: quota.hasUnits,
})

/** Error for access that needs a package; signed-in users also get the quota flags. */
export const notSubscribed = (viewer: Viewer, quota: Quota) =>
  new AppError('refused', GATE_REFUSALS.subscription.message, {
    key: GATE_REFUSALS.subscription.key,
    data: viewer ? presentQuota(quota) : undefined,
  })
