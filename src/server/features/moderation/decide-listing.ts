import { may } from '#domain/policy.ts'
import { moved, movedProject } from '#domain/property-status.ts'
import type { Context } from '#server/context.ts'
import { notify } from '#server/features/notifications/public.ts'
import { returnUnit } from '#server/features/packages/public.ts'
import { lockProject, saveProjectMove } from '#server/features/projects/public.ts'
import { lockStanding, saveMove } from '#server/features/properties/public.ts'
import type { Decision } from './decision.ts'
import { insertRejection } from './queries.ts'

/** Lets a home out, or refuses it and gives its unit back. */
export async function decideProperty(ctx: Context, id: number, decision: Decision, check: () => Promise<void>) {
  const home = await lockStanding(ctx.sql, id)
  if (home?.requestStatus !== 'pending') return false
  await check()
  const move = decision.isApproved ? 'approve' : 'reject'
  if (!may.moveProperty(ctx.viewer, home, move)) return false
  await saveMove(ctx.sql, id, moved(home, move), decision.isApproved ? ctx.now : null)
  const { ownerId, title } = home
  if (!decision.isApproved) {
    await insertRejection(ctx.sql, { propertyId: id, ...decision, actorId: ctx.viewer!.id, now: ctx.now })
    await returnUnit(ctx, 'property_list', { kind: 'property', id })
    if (ownerId !== null)
      await notify(ctx, ownerId, 'listing-rejected', { propertyId: id, title, reason: decision.reason })
  } else if (ownerId !== null) await notify(ctx, ownerId, 'listing-approved', { propertyId: id, title })
  return true
}

/** The same for a project. */
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
    await returnUnit(ctx, 'project_list', { kind: 'project', id })
    if (ownerId !== null)
      await notify(ctx, ownerId, 'listing-rejected', { projectId: id, title, reason: decision.reason })
  } else if (ownerId !== null) await notify(ctx, ownerId, 'listing-approved', { projectId: id, title })
  return true
}
