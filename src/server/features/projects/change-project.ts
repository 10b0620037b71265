import { may } from '#domain/policy.ts'
import type { Context } from '#server/context.ts'
import { AppError, missing } from '#server/errors.ts'
import {
  approvalOf,
  claimSlug,
  isSameState,
  requireSentLocation,
  saveRevision,
} from '#server/features/listings/public.ts'
import { releaseMedia } from '#server/features/media/public.ts'
import { consumeCredit } from '#server/features/packages/public.ts'
import { changedState, readyChange } from './change-state.ts'
import type { ProjectChange, ProjectWhole } from './project-state.ts'
import { type EditedRow, findEdited, mediaOf, updateProject } from './state.sql.ts'

/** A project that the viewer may edit, with its pending revision applied. */
export async function findOwnProject(
  ctx: Context,
  by: { id: number } | { slug: string },
  isLocked = false,
): Promise<Omit<EditedRow, 'pending'> & { hasRevision: boolean }> {
  const found = await findEdited(ctx.sql, by, isLocked)
  // Another user's project gives the same error as a missing one, so ids cannot be probed.
  if (!found || !may.editListing(ctx.viewer, found)) throw missing('Project')
  const { pending, ...row } = found
  return { ...row, state: pending ?? row.state, hasRevision: pending !== null }
}

/** Changes a project by the same rules as a property. */
export async function changeProject(ctx: Context, id: number, change: ProjectChange): Promise<{ isRevision: boolean }> {
  const { state: before } = await findOwnProject(ctx, { id })
  await requireSentLocation(ctx, { ...change, address: change.location }, before, 'location')
  const taken = await readyChange(ctx, change)
  const own = await findOwnProject(ctx, { id }, true)
  const isOwners = !may.administer(ctx.viewer)
  if (!isOwners && own.hasRevision) throw new AppError('refused', 'api.changes-waiting')
  const state = await changedState(ctx, own.state, change, taken)
  if (change.slug !== undefined)
    state.slug = await claimSlug(ctx.sql, 'projects', { slug: change.slug, title: state.title }, id)
  if (own.requestStatus === 'approved' && isOwners && isSameState(state, own.state))
    return { isRevision: own.hasRevision }
  const { isEditApproved } = await approvalOf(ctx)
  await releaseUnused(ctx, own.state, state)
  if (own.requestStatus === 'approved' && isOwners && !isEditApproved) {
    const revision = { authorId: ctx.viewer!.id, state, mediaIds: mediaOf(state), now: ctx.now }
    await saveRevision(ctx.sql, { projectId: id }, revision)
    return { isRevision: true }
  }
  await updateProject(ctx.sql, id, state)
  await ctx.sql`delete from listing_revisions where project_id = ${id}`
  if (own.requestStatus === 'rejected' && isOwners) await askAgain(ctx, id)
  return { isRevision: false }
}

/** Resubmits a rejected project for moderation, which costs another credit. */
export async function askAgain(ctx: Context, id: number): Promise<void> {
  await ctx.sql`update projects set request_status = 'pending' where id = ${id}`
  await consumeCredit(ctx, 'project_list', { kind: 'project', id })
}

/** Releases files that the project no longer uses; the sweep keeps files that any other row references. */
export async function releaseUnused(ctx: Pick<Context, 'sql'>, before: ProjectWhole, after: ProjectWhole | null) {
  const used = new Set(after ? mediaOf(after) : [])
  const unused = mediaOf(before).filter((mediaId) => !used.has(mediaId))
  if (unused.length > 0) await releaseMedia(ctx.sql, unused)
}
