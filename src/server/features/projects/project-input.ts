import type { Input } from '#contract/endpoint.ts'
import type { postProject } from '#contract/projects.ts'
import { SHARED_FIELDS } from '#domain/listing-field-lists.ts'
import { messageOf } from '#domain/messages.ts'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import {
  changedFields,
  newFields,
  newShared,
  sharedChange,
  sheetsOf,
  uploadAt,
} from '#server/features/listings/public.ts'
import type { NewProject, ProjectChange } from './project-state.ts'

type Posted = Input<typeof postProject>

/** Converts a posted project; the schema guarantees the required fields. */
export async function newProjectOf(ctx: Context, posted: Posted): Promise<NewProject> {
  const image = uploadAt(ctx, 'image')
  if (!image) throw new AppError('invalid', messageOf('api.required', { field: 'image' }), { field: 'image' })
  return {
    ...(await newShared(ctx, posted)),
    ...newFields(posted, SHARED_FIELDS),
    type: posted.type ?? 'upcoming',
    location: posted.location ?? '',
    slug: posted.slug_id,
    image,
    plans: plansOf(ctx, posted),
  }
}

/** Converts a posted change. */
export const projectChangeOf = async (ctx: Context, posted: Posted): Promise<ProjectChange> => ({
  ...(await sharedChange(ctx, posted)),
  ...changedFields(posted, SHARED_FIELDS),
  type: posted.type,
  location: posted.location,
  slug: posted.slug_id,
  image: uploadAt(ctx, 'image'),
  putPlans: plansOf(ctx, posted),
  removePlans: posted.remove_plans,
})

const plansOf = (ctx: Context, { plans }: Posted) => sheetsOf(ctx, plans, 'plans', 'document')
