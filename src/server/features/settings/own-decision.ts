import { may } from '#domain/policy.ts'
import type { Context } from '#server/context.ts'
import { one, type Sql } from '#server/db/sql.ts'
import { AppError } from '#server/errors.ts'

/** True where the setting for sites of one person lets staff decide on what is their own. */
export const allowsOwnDecisions = async (sql: Sql): Promise<boolean> =>
  (
    await one(sql<{ isAllowed: boolean }[]>`
      select exists (select from settings where key = 'staff_may_decide_own' and value = '1') as "isAllowed"`)
  ).isAllowed

/** Refuses a decision of staff on their own listing, application or payment; returns whether it is their own. */
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
