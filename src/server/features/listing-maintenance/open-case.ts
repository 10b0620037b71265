import type { openCase as endpoint } from '#contract/listing-maintenance-admin.ts'
import type { Handler } from '#server/context.ts'
import { missing } from '#server/errors.ts'
import { findVisibility } from '#server/features/properties/public.ts'
import { reportHome } from './duplicates.sql.ts'

export const openCase: Handler<typeof endpoint> = async (ctx, { property_id, reason }) => {
  if (!(await findVisibility(ctx.sql, { id: property_id }))) throw missing('Property')
  const id = await reportHome(ctx.sql, { userId: ctx.viewer!.id, propertyId: property_id, reason, now: ctx.now })
  await ctx.audit({ action: 'case opened', subject: 'property', subjectId: property_id, details: { reason } })
  return { kind: 'report', id: id! }
}
