import { may } from '#domain/policy.ts'
import type { Context } from '#server/context.ts'
import { AppError, missing } from '#server/errors.ts'
import { enqueue } from '#server/jobs/queue.ts'
import { beginPass, findAuthor, findImport, type ImportRow } from './queries.ts'

/** An import that the viewer may see and carry out; another's answers like an absent one. */
export async function findOwnImport(
  ctx: Pick<Context, 'sql' | 'viewer'>,
  id: number,
  isLocked = false,
): Promise<ImportRow> {
  const found = await findImport(ctx.sql, id, isLocked)
  if (!found || !may.editListing(ctx.viewer, found)) throw missing('Import')
  return found
}

/** Whose homes the viewer's feeds are about: the site's for administrators. */
export const feedOwner = ({ viewer }: Pick<Context, 'viewer'>) => (may.administer(viewer) ? null : viewer!.id)

/** Whose homes are meant: the viewer's, or for administrators those of the owner they name. */
export async function ownerMeant(ctx: Pick<Context, 'sql' | 'viewer'>, userId: number | undefined) {
  if (userId === undefined) return feedOwner(ctx)
  if (!may.administer(ctx.viewer)) throw new AppError('forbidden', 'api.not-allowed')
  const owner = await findAuthor(ctx.sql, userId)
  // Administrators list homes of the site, which nobody brings in for them.
  if (!owner || owner.role === 'admin') throw missing('User')
  return owner.id
}

/** Writes down what staff do with somebody else's feeds. */
export async function auditFor(
  ctx: Pick<Context, 'viewer' | 'audit'>,
  ownerId: number | null,
  action: string,
  details: Record<string, unknown>,
): Promise<void> {
  if (ownerId === null || ownerId === ctx.viewer!.id) return
  await ctx.audit({ action, subject: 'user', subjectId: ownerId, details })
}

/** Lets the worker go over the feed from its beginning; of one source only one feed is worked on at a time. */
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
