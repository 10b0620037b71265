import type { Context } from '#server/context.ts'
import { deleteRevision, lockRevision, refuseRevision } from '#server/features/listings/public.ts'
import { notify } from '#server/features/notifications/public.ts'
import {
  applyProjectRevision,
  dropProjectRevision,
  lockProject,
  type ProjectWhole,
} from '#server/features/projects/public.ts'
import { applyRevision, dropRevision, type ListingState, lockVisibility } from '#server/features/properties/public.ts'
import type { Decision } from './decision.ts'
import { findRevised } from './queries.ts'

/** Applies a revision, or rejects it with a reason. The listing is locked first, as in its owner's edits. */
export async function decideRevision(ctx: Context, id: number, decision: Decision, check: () => Promise<void>) {
  const revised = await findRevised(ctx.sql, id)
  if (!revised) return false
  const { propertyId, projectId } = revised
  const listing =
    propertyId === null ? await lockProject(ctx.sql, projectId!) : await lockVisibility(ctx.sql, propertyId)
  const revision = await lockRevision<unknown>(ctx.sql, id)
  if (!listing || !revision) return false
  await check()
  if (propertyId === null) await resolveProject(ctx, projectId!, revision.state as ProjectWhole, decision)
  else await resolveProperty(ctx, propertyId, revision.state as ListingState, decision)
  if (decision.isApproved) await deleteRevision(ctx.sql, id)
  else await refuseRevision(ctx.sql, id, decision.reason, ctx.now)
  await tell(
    ctx,
    listing.ownerId,
    propertyId === null ? { projectId: projectId! } : { propertyId },
    listing.title,
    decision,
  )
  return true
}

const resolveProperty = (ctx: Context, id: number, state: ListingState, { isApproved }: Decision) =>
  isApproved ? applyRevision(ctx, id, state) : dropRevision(ctx, id, state)

const resolveProject = (ctx: Context, id: number, state: ProjectWhole, { isApproved }: Decision) =>
  isApproved ? applyProjectRevision(ctx, id, state) : dropProjectRevision(ctx, id, state)

async function tell(
  ctx: Context,
  ownerId: number | null,
  subject: { propertyId: number } | { projectId: number },
  title: string,
  decision: Decision,
) {
  if (ownerId === null) return
  if (decision.isApproved) await notify(ctx, ownerId, 'changes-approved', { ...subject, title })
  else await notify(ctx, ownerId, 'changes-rejected', { ...subject, title, reason: decision.reason })
}
