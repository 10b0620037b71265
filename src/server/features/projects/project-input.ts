import type { Input } from '#contract/endpoint.ts'
import type { postProject } from '#contract/projects.ts'
import { messageOf } from '#domain/messages.ts'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { newShared, sharedChange, sheetsOf, uploadAt } from '#server/features/listings/public.ts'
import type { NewProject, ProjectChange } from './project-state.ts'

type Posted = Input<typeof postProject>

/** A new project in our words; the schema has seen to it that what a new one needs is there. */
export async function newProjectOf(ctx: Context, posted: Posted): Promise<NewProject> {
  const image = uploadAt(ctx, 'image')
  if (!image) throw new AppError('invalid', messageOf('api.required', { field: 'image' }), { field: 'image' })
  return {
    ...(await newShared(ctx, posted)),
    title: posted.title,
    description: posted.description!,
    categoryId: posted.category_id!,
    type: posted.type ?? 'upcoming',
    location: posted.location ?? '',
    slug: posted.slug_id,
    image,
    plans: plansOf(ctx, posted),
  }
}

/** A change in our words. */
export const projectChangeOf = async (ctx: Context, posted: Posted): Promise<ProjectChange> => ({
  ...(await sharedChange(ctx, posted)),
  title: posted.title,
  description: posted.description,
  categoryId: posted.category_id,
  type: posted.type,
  location: posted.location,
  slug: posted.slug_id,
  image: uploadAt(ctx, 'image'),
  putPlans: plansOf(ctx, posted),
  removePlans: posted.remove_plans,
})

const plansOf = (ctx: Context, { plans }: Posted) => sheetsOf(ctx, plans, 'plans', 'document')
