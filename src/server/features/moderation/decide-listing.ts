import { may } from '#domain/policy.ts'
import { moved, movedProject } from '#domain/property-status.ts'
import type { Context } from '#server/context.ts'
import { notify } from '#server/features/notifications/public.ts'
import { refundCredit } from '#server/features/packages/public.ts'
import { lockProject, saveProjectMove } from '#server/features/projects/public.ts'
import { lockVisibility, saveMove } from '#server/features/properties/public.ts'
import type { Decision } from './decision.ts'
import { insertRejection } from './queries.ts'

/** Approves a property, or rejects it and refunds its credit. */
export async function decideProperty(ctx: Context, id: number, decision: Decision, check: () => Promise<void>) {
  const home = await lockVisibility(ctx.sql, id)
  if (home?.requestStatus !== 'pending') return false
  await check()
  const move = decision.isApproved ? 'approve' : 'reject'
  if (!may.moveProperty(ctx.viewer, home, move)) return false
  await saveMove(ctx.sql, id, moved(home, move), decision.isApproved ? ctx.now : null)
  const { ownerId, title } = home
  if (!decision.isApproved) {
    await insertRejection(ctx.sql, { propertyId: id, ...decision, actorId: ctx.viewer!.id, now: ctx.now })
    await refundCredit(ctx, 'property_list', { kind: 'property', id })
    if (ownerId !== null)
      await notify(ctx, ownerId, 'listing-rejected', { propertyId: id, title, reason: decision.reason })
  } else if (ownerId !== null) await notify(ctx, ownerId, 'listing-approved', { propertyId: id, title })
  return true
}

/** Approves a project, or rejects it and refunds its credit. */
export async function decideProject(ctx: Context, id: number, decision: Decision, check: () => Promise<void>) {
  const project = await lockProject(ctx.sql, id)
  if (project?.requestStatus !== 'pending') return false
  await check()
  const move = decision.isApproved ? 'approve' : 'reject'
  if (!may.moveProject(ctx.viewer, project, move)) return false
  await saveProjectMove(ctx.sql, id, movedProject(project, move))
  const { ownerId, title } = project
  if (!decision.isApproved) {
    await insertRejection(ctx.sql, { projectId: id, ...decision, actorId: ctx.viewer!.id, now: ctx.now })
    await refundCredit(ctx, 'project_list', { kind: 'project', id })
    if (ownerId !== null)
      await notify(ctx, ownerId, 'listing-rejected', { projectId: id, title, reason: decision.reason })
  } else if (ownerId !== null) await notify(ctx, ownerId, 'listing-approved', { projectId: id, title })
  return true
}
