import type { getAddedProjects as endpoint } from '#contract/projects.ts'
import type { Handler } from '#server/context.ts'
import { missing } from '#server/errors.ts'
import { catalogueAt } from '#server/features/categories/public.ts'
import { listOwn } from './own.sql.ts'
import { presentOwn } from './own-projects.ts'
import { presentProject } from './present-card.ts'
import { findProject } from './queries.ts'

export const getAddedProjects: Handler<typeof endpoint> = async (ctx, input) => {
  const { ids, total } = await listOwn(
    ctx.sql,
    {
      // Listings of administrators belong to the site.
      ownerId: ctx.viewer!.role === 'admin' ? null : ctx.viewer!.id,
      id: input.id,
      slug: input.slug_id,
      type: input.type,
      requestStatus: input.request_status,
    },
    input,
  )
  const projects = await presentOwn(ctx, ids)
  if (input.id === undefined && input.slug_id === undefined) return { data: projects, total }
  const [project] = projects
  if (!project) throw missing('Project')
  const row = await findProject(ctx.sql, ctx, { id: project.id }, true)
  const catalogue = await catalogueAt(ctx, row!.catalogueVersion)
  const similar = (row!.similar ?? []).map((other) => presentProject(other, catalogue.categories, ctx.origin))
  return { data: project, total: 1, similar_projects: similar }
}
