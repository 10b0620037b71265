import type { resolveDuplicate as endpoint } from '#contract/listing-maintenance-admin.ts'
import type { Handler } from '#server/context.ts'
import { missing } from '#server/errors.ts'
import { checkOwnDecision } from '#server/features/settings/public.ts'
import { listOwnerIds, settle } from './duplicates.sql.ts'

export const resolveDuplicate: Handler<typeof endpoint> = async (ctx, { property_id, other_id }) => {
  const isOwn = await checkOwnDecision(ctx, await listOwnerIds(ctx.sql, [property_id, other_id]))
  if (!(await settle(ctx.sql, property_id, other_id, ctx.viewer!.id, ctx.now))) throw missing('Pair')
  await ctx.audit({
    action: 'duplicate settled',
    subject: 'property',
    subjectId: property_id,
    details: { otherId: other_id, ...(isOwn && { own: true }) },
  })
  return null
}
