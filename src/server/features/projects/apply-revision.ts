import type { Context } from '#server/context.ts'
import { missing } from '#server/errors.ts'
import { claimSlug } from '#server/features/listings/public.ts'
import { releaseUnused } from './change-project.ts'
import type { ProjectWhole } from './project-state.ts'
import { findEdited, updateProject } from './state-sql.ts'

/** Lets changes that waited take effect. */
export async function applyProjectRevision(ctx: Context, id: number, wanted: ProjectWhole): Promise<void> {
  const live = await findEdited(ctx.sql, { id }, true)
  if (!live) throw missing('Project')
  const slug = wanted.slug === live.state.slug ? wanted.slug : await claimSlug(ctx.sql, 'projects', wanted, id)
  await updateProject(ctx.sql, id, { ...wanted, slug })
  await releaseUnused(ctx, live.state, wanted)
}

/** Lets go of the files that only the refused changes would have used. */
export async function dropProjectRevision(ctx: Context, id: number, refused: ProjectWhole): Promise<void> {
  const live = await findEdited(ctx.sql, { id })
  await releaseUnused(ctx, refused, live?.state ?? null)
}
