import type { Input } from '#contract/endpoint.ts'
import type { moderate as endpoint } from '#contract/moderation.ts'
import type { ModeratedKind } from '#domain/moderated.ts'
import type { Context, Handler } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { decideAdvert } from './decide-advert.ts'
import { decideProject, decideProperty } from './decide-listing.ts'
import { decideRevision } from './decide-revision.ts'
import type { Decision } from './decision.ts'
import { findVersion } from './queries.ts'

/** Decides about one thing; false when it does not wait any more. Each locks what it decides about first. */
type Decide = (ctx: Context, id: number, decision: Decision, check: () => Promise<void>) => Promise<boolean>

const DECIDE: Record<ModeratedKind, Decide> = {
  property: decideProperty,
  project: decideProject,
  property_revision: decideRevision,
  project_revision: decideRevision,
  advertisement: decideAdvert,
}

export const moderate: Handler<typeof endpoint> = async (ctx, asked) => {
  const { kind, id, reason } = asked
  const decision: Decision =
    asked.decision === 'approve' ? { isApproved: true } : { isApproved: false, reason: reason! }
  const isDecided = await DECIDE[kind](ctx, id, decision, () => checkVersion(ctx, asked))
  if (!isDecided)
    throw new AppError('refused', 'Somebody else has decided about this already', { key: 'alreadyDecided' })
  await ctx.audit({
    action: `moderation.${asked.decision}`,
    subject: kind,
    subjectId: id,
    details: reason === undefined ? {} : { reason },
  })
  return null
}

/** Nobody decides about something other than what was read. */
async function checkVersion({ sql }: Context, { kind, id, version }: Input<typeof endpoint>) {
  if (version !== undefined && version !== (await findVersion(sql, kind, id)))
    throw new AppError('refused', 'This has changed since you read it. Please look at it again', { key: 'hasChanged' })
}
