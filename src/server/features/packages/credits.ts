import { GATE_REFUSALS } from '#domain/listing-gates.ts'
import type { Feature, Quota } from '#domain/package-quota.ts'
import type { Context } from '#server/context.ts'
import { one } from '#server/db/sql.ts'
import { AppError } from '#server/errors.ts'
import { notSubscribed, presentQuota, quotaOf } from './quota.ts'
import { findUse, insertReturn, insertUse, insertUses, lockUnit, type UnitSubject } from './unit.sql.ts'

type Buyer = Pick<Context, 'sql' | 'viewer' | 'now'>

/**
 * Consumes one credit of the viewer's package that ends first, in the caller's transaction; throws the error clients
 * expect when there is none.
 */
export async function consumeCredit(
  { sql, viewer, now }: Buyer,
  feature: Feature,
  subject: UnitSubject,
): Promise<{ userPackageId: number; hours: number }> {
  const unit = viewer && (await lockUnit(sql, viewer.id, feature, now))
  if (!unit) throw refusal(viewer, await findQuota({ sql, viewer, now }, feature))
  await insertUse(sql, { limitId: unit.limitId, subject, actorId: viewer.id, now })
  return { userPackageId: unit.userPackageId, hours: unit.hours }
}

/**
 * Consumes one credit for each id in order while credits last; returns how many were paid and the refusal for the rest.
 */
export async function consumeCredits(
  { sql, viewer, now }: Buyer,
  feature: Feature,
  { kind, ids }: { kind: UnitSubject['kind']; ids: readonly number[] },
): Promise<{ paid: number; refusal: AppError | null }> {
  let paid = 0
  while (paid < ids.length) {
    const unit = viewer && (await lockUnit(sql, viewer.id, feature, now))
    if (!unit) return { paid, refusal: refusal(viewer, await findQuota({ sql, viewer, now }, feature)) }
    const some = ids.slice(paid, unit.left === null ? ids.length : paid + unit.left)
    await insertUses(sql, { limitId: unit.limitId, kind, ids: some, actorId: viewer.id, now })
    paid += some.length
  }
  return { paid, refusal: null }
}

/** Refunds the latest credit used for this subject, once; false when there is none. */
export async function refundCredit(
  { sql, viewer, now }: Buyer,
  feature: Feature,
  subject: UnitSubject,
): Promise<boolean> {
  const use = await findUse(sql, feature, subject)
  return use !== null && (await insertReturn(sql, { use, subject, actorId: viewer?.id ?? null, now })).length > 0
}

/** The viewer's quota for a feature over all current packages. */
export async function findQuota({ sql, viewer, now }: Buyer, feature: Feature): Promise<Quota> {
  const { quota } = await one(
    sql.unsafe<{ quota: Quota }[]>(
      `select ${quotaOf(feature)} as quota from (select $1::bigint as viewer_id, $2::timestamptz as now) ask`,
      [viewer?.id ?? null, now],
    ),
  )
  return quota
}

const LIMIT = GATE_REFUSALS.limit

const refusal = (viewer: Context['viewer'], quota: Quota) =>
  quota.hasFeature
    ? new AppError('refused', LIMIT.message, { key: LIMIT.key, data: presentQuota(quota) })
    : notSubscribed(viewer, quota)
