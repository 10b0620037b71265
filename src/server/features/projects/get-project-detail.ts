import type { getProjectDetail as endpoint } from '#contract/projects.ts'
import { isAllowed, NO_QUOTA } from '#domain/package-quota.ts'
import { may } from '#domain/policy.ts'
import type { Handler } from '#server/context.ts'
import { missing } from '#server/errors.ts'
import { catalogueAt } from '#server/features/categories/public.ts'
import { notSubscribed } from '#server/features/packages/public.ts'
import { countOpened } from '#server/features/statistics/public.ts'
import { presentProjectDetail, withoutDocuments } from './present.ts'
import { presentProject } from './present-card.ts'
import { findProject } from './queries.ts'
import { countProjectView } from './views.sql.ts'

export const getProjectDetail: Handler<typeof endpoint> = async (ctx, { slug_id, id, get_similar }) => {
  const by = slug_id === undefined ? { id: id! } : { slug: slug_id }
  const row = await findProject(ctx.sql, ctx, by, get_similar)
  if (!row || !may.seeProject(ctx.viewer, row)) throw missing('Project')
  const quota = row.quota ?? NO_QUOTA
  const hasAccess = isAllowed(quota, 'project_access')
  if (!may.readProject(ctx.viewer, row, hasAccess, row.isOpenToAll)) throw notSubscribed(ctx.viewer, quota)
  const isWhole = may.openProject(ctx.viewer, row, hasAccess)
  countProjectView(ctx.sql, row.project.id)
  countOpened(ctx, 'project', row.project.id)
  const catalogue = await catalogueAt(ctx, row.catalogueVersion)
  return {
    data: isWhole
      ? presentProjectDetail(row, catalogue, ctx)
      : withoutDocuments(presentProjectDetail(row, catalogue, ctx)),
    total: 1,
    is_whole: isWhole,
    similar_projects: (row.similar ?? []).map((project) => presentProject(project, catalogue.categories, ctx.origin)),
  }
}
