import type { claimModerationCase as endpoint } from '#contract/moderation.ts'
import { instantOf } from '#domain/instant.ts'
import { CLAIM_MINUTES, isForAdministrators } from '#domain/moderation.ts'
import { may } from '#domain/policy.ts'
import type { Handler } from '#server/context.ts'
import { missing } from '#server/errors.ts'
import { claimCase, findClaimer, releaseCase } from './case.sql.ts'
import { claimedBy } from './decide.ts'
import { findVersion } from './queue.sql.ts'

export const claimModerationCase: Handler<typeof endpoint> = async (ctx, { kind, id, release }) => {
  const key = { kind, id }
  const userId = ctx.viewer!.id
  if (isForAdministrators(kind) && !may.administer(ctx.viewer)) throw missing('Case')
  if ((await findVersion(ctx.sql, kind, id)) === null) throw missing('Case')
  await ctx.audit({ action: release ? 'moderation.release' : 'moderation.claim', subject: kind, subjectId: id })
  if (release) {
    await releaseCase(ctx.sql, key, userId)
    return null
  }
  const until = new Date(ctx.now.getTime() + CLAIM_MINUTES * 60_000)
  const claim = await claimCase(ctx.sql, key, userId, { now: ctx.now, until })
  const claimer = await findClaimer(ctx.sql, key)
  if (!claim) throw claimedBy(claimer?.name ?? null)
  return { id: userId, name: claimer?.name ?? '', until: instantOf(claim.until) }
}
