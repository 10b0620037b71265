import type { updateMeetingType as endpoint } from '#contract/viewings.ts'
import { messageOf } from '#domain/messages.ts'
import { transitionError } from '#domain/viewing-status.ts'
import type { Handler } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { findHost } from './host.ts'
import { findOwn } from './own-viewing.ts'
import { presentViewing } from './present.ts'
import { findViewing, lockViewing, updateViewing } from './queries.ts'

export const updateMeetingType: Handler<typeof endpoint> = async (ctx, { appointment_id, meeting_type }) => {
  const { sql, now } = ctx
  await lockViewing(sql, appointment_id)
  const { row, side } = await findOwn(ctx, appointment_id)
  if (transitionError(row, 'reschedule', side, { now, changeMinutes: row.changeMinutes ?? 0 }))
    throw new AppError('refused', 'api.viewing-closed')
  const { meetingTypes } = await findHost(sql, row.hostId)
  if (!meetingTypes.includes(meeting_type))
    throw new AppError('invalid', messageOf('api.not-offered', { field: 'meeting_type' }), { field: 'meeting_type' })
  await updateViewing(sql, row.id, { meeting_type }, now)
  return presentViewing((await findViewing(sql, row.id, ctx.language))!, side, ctx)
}
