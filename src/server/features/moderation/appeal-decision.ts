import type { appealDecision as endpoint } from '#contract/moderation.ts'
import type { Handler } from '#server/context.ts'
import { AppError, missing } from '#server/errors.ts'
import { askAgainForProject, lockProject } from '#server/features/projects/public.ts'
import { askAgain, lockVisibility } from '#server/features/properties/public.ts'
import { appealRejection, openAppeal } from './appeal.sql.ts'

export const appealDecision: Handler<typeof endpoint> = async (ctx, { property_id, project_id, message }) => {
  const { sql, now } = ctx
  const isHome = property_id !== undefined
  const id = (property_id ?? project_id)!
  // Lock the case before the listing, in the same order as moderation; an error below rolls the case back.
  await openAppeal(sql, { kind: isHome ? 'property' : 'project', id, message, now })
  const listing = isHome ? await lockVisibility(sql, id) : await lockProject(sql, id)
  // Another user's listing gives the same error as an unknown one, so that ids cannot be probed.
  if (!listing || listing.ownerId !== ctx.viewer!.id) throw missing(isHome ? 'Property' : 'Project')
  if (listing.requestStatus !== 'rejected') throw new AppError('refused', 'api.appeal-nothing')
  const subject = isHome ? { propertyId: id } : { projectId: id }
  if (!(await appealRejection(sql, { ...subject, message, now })))
    throw new AppError('refused', 'api.appeal-once', {
      key: 'isFinal',
    })
  if (isHome) await askAgain(ctx, id)
  else await askAgainForProject(ctx, id)
  return null
}
