import type { getProjects as endpoint } from '#contract/projects.ts'
import { placeOf } from '#domain/home-place.ts'
import type { Handler } from '#server/context.ts'
import { catalogueAt } from '#server/features/categories/public.ts'
import { imageAddress } from '#server/features/properties/public.ts'
import { countListed } from '#server/features/statistics/public.ts'
import { presentProject } from './present-card.ts'
import { listProjects } from './queries.ts'

const DAY_MS = 86_400_000

export const getProjects: Handler<typeof endpoint> = async (ctx, input) => {
  const { rows, total, catalogueVersion } = await listProjects(
    ctx.sql,
    ctx,
    {
      ownerId: input.userid,
      id: input.id,
      slug: input.slug_id,
      isSimilar: input.get_similar,
      search: input.search,
      categoryId: input.category_id,
      city: input.city,
      state: input.state,
      country: input.country,
      since: input.posted_since === undefined ? undefined : new Date(ctx.now.getTime() - input.posted_since * DAY_MS),
      isFeatured: input.get_featured,
      type: input.type,
      place: placeOf(input.latitude, input.longitude, input.radius),
    },
    input,
  )
  const listed = (rows ?? []).map(({ project }) => project.id)
  // A request for one project feeds its page and is not an impression in a list.
  if (input.id === undefined && input.slug_id === undefined) countListed(ctx, 'project', listed)
  const { categories } = await catalogueAt(ctx, catalogueVersion)
  return {
    data: (rows ?? []).map(({ project, meta }) => ({
      ...presentProject(project, categories, ctx.origin),
      meta_title: meta.metaTitle,
      meta_description: meta.metaDescription,
      meta_keywords: meta.metaKeywords,
      unit_types: meta.unitTypes,
      meta_image: imageAddress(project.image, ctx.origin),
    })),
    total,
  }
}
