import type { Input } from '#contract/endpoint.ts'
import type { postProject } from '#contract/projects.ts'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { languageCodes, uploadAt, uploadsAt } from '#server/features/listings/public.ts'
import type { GivenTranslation } from '#server/features/properties/public.ts'
import type { GivenPlan, NewProject, ProjectChange } from './project-state.ts'

type Posted = Input<typeof postProject>

/** A new project in our words; the schema has seen to it that what a new one needs is there. */
export async function newProjectOf(ctx: Context, posted: Posted): Promise<NewProject> {
  const image = uploadAt(ctx, 'image')
  if (!image) throw new AppError('invalid', 'image is required', { field: 'image' })
  return {
    title: posted.title,
    description: posted.description!,
    categoryId: posted.category_id!,
    type: posted.type ?? 'upcoming',
    location: posted.location ?? '',
    city: posted.city ?? null,
    state: posted.state ?? null,
    country: posted.country ?? null,
    latitude: posted.latitude ?? null,
    longitude: posted.longitude ?? null,
    videoLink: posted.video_link ?? null,
    ...metaOf(posted),
    slug: posted.slug_id,
    image,
    metaImage: uploadAt(ctx, 'meta_image') ?? null,
    gallery: uploadsAt(ctx, 'gallery_images'),
    documents: uploadsAt(ctx, 'documents'),
    plans: plansOf(ctx, posted),
    translations: await translationsOf(ctx, posted),
  }
}

/** A change in our words. */
export async function projectChangeOf(ctx: Context, posted: Posted): Promise<ProjectChange> {
  return {
    title: posted.title,
    description: posted.description,
    categoryId: posted.category_id,
    type: posted.type,
    location: posted.location,
    city: posted.city,
    state: posted.state,
    country: posted.country,
    latitude: posted.latitude,
    longitude: posted.longitude,
    videoLink: posted.video_link,
    ...metaOf(posted),
    slug: posted.slug_id,
    image: uploadAt(ctx, 'image'),
    metaImage: uploadAt(ctx, 'meta_image') ?? (posted.remove_meta_image || posted.meta_image === '' ? null : undefined),
    addGallery: uploadsAt(ctx, 'gallery_images'),
    removeGallery: posted.remove_gallery_images,
    addDocuments: uploadsAt(ctx, 'documents'),
    removeDocuments: posted.remove_documents,
    putPlans: plansOf(ctx, posted),
    removePlans: posted.remove_plans,
    translations: await translationsOf(ctx, posted),
  }
}

const metaOf = (posted: Posted) => ({
  metaTitle: posted.meta_title ?? null,
  metaDescription: posted.meta_description ?? null,
  metaKeywords: posted.meta_keywords ?? null,
})

/** A plan without a word and without a file is a line of the form that nobody filled in. */
function plansOf(ctx: Context, { plans = [] }: Posted): GivenPlan[] {
  return plans.flatMap(({ id, title }, index) => {
    const document = uploadAt(ctx, `plans.${index}.document`)
    if (title === undefined && document === undefined && id === undefined) return []
    if (title === undefined) throw new AppError('invalid', `plans.${index}.title is required`, { field: 'plans' })
    return [{ id, title, document }]
  })
}

async function translationsOf(ctx: Context, { translations = [] }: Posted): Promise<GivenTranslation[]> {
  const codes = await languageCodes(ctx.sql, translations)
  return translations.flatMap(({ title, description }) => [
    ...(title ? [{ languageCode: codes(title.language_id), title: title.value ?? null }] : []),
    ...(description ? [{ languageCode: codes(description.language_id), description: description.value ?? null }] : []),
  ])
}
