import type { runImport as endpoint } from '#contract/imports.ts'
import { messageOf } from '#domain/messages.ts'
import type { Handler } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { notify } from '#server/features/notifications/public.ts'
import { auditFor, findOwnImport, startPass } from './own-import.ts'
import { presentImport } from './present.ts'
import { isAlarming } from './withdraw.ts'

export const runImport: Handler<typeof endpoint> = async (ctx, { id, confirm }) => {
  const own = await findOwnImport(ctx, id, true)
  // Running an import twice is not an error.
  if (own.status === 'running' || own.status === 'done') return presentImport(ctx, own)
  if (own.status !== 'checked') throw new AppError('refused', 'api.import-not-previewed')
  if (own.isAbsolute && isAlarming(own.withdrawn, own) && !confirm)
    throw new AppError('refused', messageOf('api.import-withdraws', { count: own.withdrawn }), {
      key: 'confirmWithdrawal',
    })
  await ctx.sql`update listing_imports set may_withdraw_all = ${confirm} where id = ${id}`
  await startPass(ctx, own, 'running')
  const { ownerId, source, created, changed, withdrawn } = own
  const counts = { created: String(created), changed: String(changed), withdrawn: String(withdrawn) }
  await auditFor(ctx, ownerId, 'import carried out', { importId: id, ...counts })
  if (ownerId !== null && ownerId !== ctx.viewer!.id) await notify(ctx, ownerId, 'feed-brought', { source, ...counts })
  return presentImport(ctx, await findOwnImport(ctx, id))
}
