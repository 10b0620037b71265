import type { changeProjectStatus as endpoint } from '#contract/projects.ts'
import { may } from '#domain/policy.ts'
import { movedProject } from '#domain/property-status.ts'
import type { Handler } from '#server/context.ts'
import { AppError, missing } from '#server/errors.ts'
import { lockProject, saveProjectMove } from './move-project.sql.ts'

export const changeProjectStatus: Handler<typeof endpoint> = async (ctx, { project_id, status }) => {
  const project = await lockProject(ctx.sql, project_id)
  if (!project || !may.editListing(ctx.viewer, project)) throw missing('Project')
  const wanted = status === 1
  // A repeated request succeeds without a change.
  if (project.requestStatus === 'approved' && project.isActive === wanted) return null
  const move = wanted ? 'show' : 'hide'
  if (!may.moveProject(ctx.viewer, project, move)) throw new AppError('refused', 'api.project-not-approved')
  await saveProjectMove(ctx.sql, project_id, movedProject(project, move))
  return null
}
