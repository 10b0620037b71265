import type { Context } from '#server/context.ts'
import { missing } from '#server/errors.ts'
import { claimSlug } from '#server/features/listings/public.ts'
import { releaseUnused } from './change-project.ts'
import type { ProjectWhole } from './project-state.ts'
import { findEdited, updateProject } from './state.sql.ts'

/** Applies an approved revision to the live project. */
export async function applyProjectRevision(ctx: Context, id: number, wanted: ProjectWhole): Promise<void> {
  const live = await findEdited(ctx.sql, { id }, true)
  if (!live) throw missing('Project')
  const slug = wanted.slug === live.state.slug ? wanted.slug : await claimSlug(ctx.sql, 'projects', wanted, id)
  await updateProject(ctx.sql, id, { ...wanted, slug })
  await releaseUnused(ctx, live.state, wanted)
}

/** Releases the files that only the rejected revision used. */
export async function dropProjectRevision(ctx: Context, id: number, refused: ProjectWhole): Promise<void> {
  const live = await findEdited(ctx.sql, { id })
  await releaseUnused(ctx, refused, live?.state ?? null)
}
