import type { startImport as endpoint } from '#contract/imports.ts'
import { messageOf } from '#domain/messages.ts'
import type { Handler } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { auditFor, findOwnImport, ownerMeant, startPass } from './own-import.ts'
import { presentImport } from './present.ts'
import { runFeed } from './run-feed.ts'

export const startImport: Handler<typeof endpoint> = async (ctx, { source, is_absolute, user_id, waive_limits }) => {
  const upload = ctx.files.get('archive')?.[0] ?? ctx.files.get('feed')?.[0]
  const ownerId = await ownerMeant(ctx, user_id)
  if (!upload) throw new AppError('invalid', messageOf('api.required', { field: 'feed' }), { field: 'feed' })
  if (waive_limits && user_id === undefined)
    throw new AppError('invalid', 'api.import-limits-owner', { field: 'waive_limits' })
  const { key, originalName: fileName } = upload
  const forOwner = user_id === undefined ? undefined : { id: user_id, waivesLimits: waive_limits }
  const id = await runFeed(ctx, { key, fileName, source, isAbsolute: is_absolute, forOwner })
  await startPass(ctx, await findOwnImport(ctx, id), 'checking')
  await auditFor(ctx, ownerId, 'import begun', { importId: id, source, waivesLimits: waive_limits })
  return presentImport(ctx, await findOwnImport(ctx, id))
}
