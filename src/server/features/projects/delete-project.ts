import type { deleteProject as endpoint } from '#contract/projects.ts'
import type { Handler } from '#server/context.ts'
import { findOwnProject, releaseUnused } from './change-project.ts'
import { findEdited } from './state.sql.ts'

export const deleteProject: Handler<typeof endpoint> = async (ctx, { id }) => {
  const own = await findOwnProject(ctx, { id }, true)
  await releaseUnused(ctx, own.state, null)
  if (own.hasRevision) await releaseUnused(ctx, (await findEdited(ctx.sql, { id }))!.state, null)
  await ctx.sql`delete from projects where id = ${id}`
  return null
}
