import type { ModeratedKind } from '#domain/moderation.ts'
import type { Context } from '#server/context.ts'
import { notify } from '#server/features/notifications/public.ts'
import { lockProject } from '#server/features/projects/public.ts'
import { lockVisibility } from '#server/features/properties/public.ts'
import { awaitOwner } from './case.sql.ts'
import { findRevised, insertRejection } from './queries.ts'

/** Requests changes from the owner; until the owner edits it, the listing is out of the queue and keeps its credit. */
export async function askChanges(
  ctx: Context,
  kind: ModeratedKind,
  id: number,
  reason: string,
  check: () => Promise<void>,
): Promise<boolean> {
  const subject = await subjectOf(ctx, kind, id)
  if (!subject) return false
  const listing =
    'propertyId' in subject
      ? await lockVisibility(ctx.sql, subject.propertyId)
      : await lockProject(ctx.sql, subject.projectId)
  if (!listing) return false
  await check()
  if (kind === 'property' || kind === 'project')
    await insertRejection(ctx.sql, { ...subject, reason, kind: 'changes', actorId: ctx.viewer!.id, now: ctx.now })
  await awaitOwner(ctx.sql, { kind, id })
  if (listing.ownerId !== null)
    await notify(ctx, listing.ownerId, 'changes-asked', { ...subject, title: listing.title, reason })
  return true
}

type Subject = { propertyId: number } | { projectId: number }

async function subjectOf(ctx: Context, kind: ModeratedKind, id: number): Promise<Subject | null> {
  if (kind === 'property') return { propertyId: id }
  if (kind === 'project') return { projectId: id }
  const revised = await findRevised(ctx.sql, id)
  if (!revised) return null
  return revised.propertyId === null ? { projectId: revised.projectId! } : { propertyId: revised.propertyId }
}
