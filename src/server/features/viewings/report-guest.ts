import type { reportGuest as endpoint } from '#contract/viewings.ts'
import { cleanMessage } from '#domain/message-text.ts'
import type { Handler } from '#server/context.ts'
import { missing } from '#server/errors.ts'
import { hasBooked, insertReport } from './guests.sql.ts'

export const reportGuest: Handler<typeof endpoint> = async ({ sql, viewer, now, say }, { user_id, reason }) => {
  const reporterId = viewer!.id
  // Only a guest who booked with the viewer can be reported.
  if (!(await hasBooked(sql, reporterId, user_id))) throw missing('User')
  await insertReport(sql, { reporterId, userId: user_id, reason: cleanMessage(reason) || '-', now })
  say('api.viewing-guest-reported')
  return null
}
