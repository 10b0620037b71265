import { may } from '#domain/policy.ts'
import type { Context } from '#server/context.ts'
import { AppError, missing } from '#server/errors.ts'
import { enqueue } from '#server/jobs/queue.ts'
import { beginPass, findAuthor, findImport, type ImportRow } from './queries.ts'

/** An import that the viewer may see and run; throws the same error for another user's import as for an unknown one. */
export async function findOwnImport(
  ctx: Pick<Context, 'sql' | 'viewer'>,
  id: number,
  isLocked = false,
): Promise<ImportRow> {
  const found = await findImport(ctx.sql, id, isLocked)
  if (!found || !may.editListing(ctx.viewer, found)) throw missing('Import')
  return found
}

/** The owner of the viewer's feeds: the site for administrators. */
export const feedOwner = ({ viewer }: Pick<Context, 'viewer'>) => (may.administer(viewer) ? null : viewer!.id)

/** The owner of the listings: the viewer, or for administrators the owner they name. */
export async function ownerMeant(ctx: Pick<Context, 'sql' | 'viewer'>, userId: number | undefined) {
  if (userId === undefined) return feedOwner(ctx)
  if (!may.administer(ctx.viewer)) throw new AppError('forbidden', 'api.not-allowed')
  const owner = await findAuthor(ctx.sql, userId)
  // Administrators' listings belong to the site, so there is nothing to import for them.
  if (!owner || owner.role === 'admin') throw missing('User')
  return owner.id
}

/** Writes an audit entry when staff work on another user's imports. */
export async function auditFor(
  ctx: Pick<Context, 'viewer' | 'audit'>,
  ownerId: number | null,
  action: string,
  details: Record<string, unknown>,
): Promise<void> {
  if (ownerId === null || ownerId === ctx.viewer!.id) return
  await ctx.audit({ action, subject: 'user', subjectId: ownerId, details })
}

/** Queues a pass over the feed from its first row; each source has at most one pass at a time. */
export async function startPass(
  ctx: Pick<Context, 'sql'>,
  { id, sourceId }: ImportRow,
  status: 'checking' | 'running',
  afterSeconds = 0,
) {
  const [busy] = await ctx.sql`
    select from listing_imports where source_id = ${sourceId} and id <> ${id} and status in ('checking', 'running')`
  if (busy) throw new AppError('refused', 'api.import-busy')
  await beginPass(ctx.sql, id, status)
  await enqueue(ctx.sql, 'run-import', { id }, afterSeconds > 0 ? { startAfter: afterSeconds } : {})
}
