import { SHARED_FIELDS } from '#domain/listing-field-lists.ts'
import { messageOf } from '#domain/messages.ts'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { currentCatalogue } from '#server/features/categories/public.ts'
import {
  changedShared,
  changedSheets,
  mediaAfter,
  PROJECT_PLACES,
  sentOf,
  sharedFiles,
  storeAll,
  type Taken,
} from '#server/features/listings/public.ts'
import type { ProjectChange, ProjectFields, ProjectWhole } from './project-state.ts'

/** Stores the files of a change after checking that its category exists. */
export async function readyChange(ctx: Context, change: ProjectChange): Promise<Taken> {
  if (change.categoryId !== undefined) {
    const { categories } = await currentCatalogue(ctx)
    if (!categories.get(change.categoryId)?.isActive)
      throw new AppError('invalid', messageOf('api.not-category', { field: 'category_id' }), { field: 'category_id' })
  }
  return storeAll(ctx, [
    { source: change.image, place: PROJECT_PLACES.image },
    ...sharedFiles(change, PROJECT_PLACES),
    ...[...(change.plans ?? []), ...(change.putPlans ?? [])].map(({ file }) => ({
      source: file,
      place: PROJECT_PLACES.plan,
    })),
  ])
}

/** The project after the change, without writing it. */
export const changedState = async (
  ctx: Context,
  now: ProjectWhole,
  change: ProjectChange,
  taken: Taken,
): Promise<ProjectWhole> => ({
  ...now,
  ...sentOf(change, FIELDS),
  ...(await changedShared(ctx, taken, 'project', now, change)),
  imageMediaId: mediaAfter(taken, change.image, now.imageMediaId),
  plans: await changedSheets(ctx, taken, 'project_plans', now.plans, {
    whole: change.plans,
    put: change.putPlans,
    removed: change.removePlans,
    field: 'plans',
  }),
})

const FIELDS = [...SHARED_FIELDS, 'type', 'location'] as const satisfies readonly (keyof ProjectFields)[]
