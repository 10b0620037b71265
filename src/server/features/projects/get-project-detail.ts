import type { getProjectDetail as endpoint } from '#contract/projects.ts'
import { isAllowed, NO_QUOTA } from '#domain/package-quota.ts'
import { may } from '#domain/policy.ts'
import type { Handler } from '#server/context.ts'
import { missing } from '#server/errors.ts'
import { catalogueAt } from '#server/features/categories/public.ts'
import { notSubscribed } from '#server/features/packages/public.ts'
import { countOpened } from '#server/features/statistics/public.ts'
import { presentProjectDetail } from './present.ts'
import { presentProject } from './present-card.ts'
import { findProject } from './queries.ts'
import { countProjectView } from './views.ts'

export const getProjectDetail: Handler<typeof endpoint> = async (ctx, { slug_id, id, get_similar }) => {
  const by = slug_id === undefined ? { id: id! } : { slug: slug_id }
  const row = await findProject(ctx.sql, ctx, by, get_similar)
  if (!row || !may.seeProject(ctx.viewer, row)) throw missing('Project')
  const quota = row.quota ?? NO_QUOTA
  if (!may.openProject(ctx.viewer, row, isAllowed(quota, 'project_access'))) throw notSubscribed(ctx.viewer, quota)
  countProjectView(ctx.sql, row.project.id)
  countOpened(ctx, 'project', row.project.id)
  const catalogue = await catalogueAt(ctx, row.catalogueVersion)
  return {
    data: presentProjectDetail(row, catalogue, ctx),
    total: 1,
    similar_projects: (row.similar ?? []).map((project) => presentProject(project, catalogue.categories, ctx.origin)),
  }
}
