import type { addReports as endpoint } from '#contract/reports.ts'
import { may } from '#domain/policy.ts'
import type { Handler } from '#server/context.ts'
import { AppError, missing } from '#server/errors.ts'
import { findVisibility } from '#server/features/properties/public.ts'
import { hasReason, insertReport } from './queries.ts'

export const addReports: Handler<typeof endpoint> = async ({ sql, viewer, now, say }, input) => {
  const { property_id, reason_id, other_message = null } = input
  const home = await findVisibility(sql, { id: property_id })
  if (!home || !may.seeProperty(viewer, home)) throw missing('Property')
  if (!may.reportProperty(viewer, home)) throw new AppError('refused', 'api.report-refused')
  if (reason_id !== 0 && !(await hasReason(sql, reason_id))) throw missing('Reason')
  const isNew = await insertReport(sql, {
    userId: viewer!.id,
    propertyId: property_id,
    reasonId: reason_id || null,
    otherMessage: other_message,
    createdAt: now,
  })
  say(isNew ? 'api.report-sent' : 'api.report-repeated')
  return null
}
