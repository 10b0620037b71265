import { may } from '#domain/policy.ts'
import type { Context } from '#server/context.ts'
import { one, type Sql } from '#server/db/sql.ts'
import { AppError } from '#server/errors.ts'

/** Whether the setting for sites with a single operator lets staff decide on their own items. */
export const allowsOwnDecisions = async (sql: Sql): Promise<boolean> =>
  (
    await one(sql<{ isAllowed: boolean }[]>`
      select exists (select from settings where key = 'staff_may_decide_own' and value = '1') as "isAllowed"`)
  ).isAllowed

/**
 * Throws for a decision of staff on their own listing, application or payment; returns whether the item is their own.
 */
export async function checkOwnDecision(
  { sql, viewer }: Context,
  ownerIds: readonly (number | null)[],
): Promise<boolean> {
  const own = ownerIds.filter((ownerId) => ownerId !== null && ownerId === viewer?.id)
  if (own.length === 0) return false
  const isAllowed = await allowsOwnDecisions(sql)
  if (!own.every((ownerId) => may.decideOn(viewer, { ownerId }, isAllowed)))
    throw new AppError('refused', 'api.decision-own', { key: 'ownDecision' })
  return true
}
