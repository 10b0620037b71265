import type { updateMeetingType as endpoint } from '#contract/viewings.ts'
import { faultOfMove } from '#domain/viewing-status.ts'
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
  if (faultOfMove(row, 'reschedule', side, { now, changeMinutes: row.changeMinutes ?? 0 }))
    throw new AppError('refused', 'This viewing can no longer be changed')
  const { meetingTypes } = await findHost(sql, row.hostId)
  if (!meetingTypes.includes(meeting_type))
    throw new AppError('invalid', 'meeting_type is not offered', { field: 'meeting_type' })
  await updateViewing(sql, row.id, { meeting_type }, now)
  return presentViewing((await findViewing(sql, row.id, ctx.language))!, side, ctx)
}
