import type { getTwoFactor as endpoint } from '#contract/accounts-two-factor.ts'
import { instantOf } from '#domain/instant.ts'
import type { Handler } from '#server/context.ts'
import { findTwoFactor } from './two-factor.sql.ts'

export const getTwoFactor: Handler<typeof endpoint> = async ({ sql, viewer }) => {
  const { since, codesLeft, isRequired } = await findTwoFactor(sql, viewer!.id)
  return {
    is_on: since !== null,
    since: since && instantOf(since),
    recovery_codes_left: codesLeft,
    is_required: isRequired,
  }
}
