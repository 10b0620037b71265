import type { Input } from '#contract/endpoint.ts'
import type { setBookingPreferences as endpoint } from '#contract/viewings.ts'
import type { Handler } from '#server/context.ts'
import { findHost, type HostRow, hostOf, lockHost, saveHost } from './host.ts'
import { presentPreferences } from './present.ts'

export const setBookingPreferences: Handler<typeof endpoint> = async ({ sql, viewer }, input) => {
  const host = hostOf(viewer, input.desk)
  await lockHost(sql, host)
  const changed = withChanges(await findHost(sql, host), input)
  await saveHost(sql, host, changed)
  return presentPreferences(changed)
}

/** Absent fields stay as they are; an empty string clears a value. */
const withChanges = (host: HostRow, given: Input<typeof endpoint>): HostRow => ({
  durationMinutes: given.meeting_duration_minutes ?? host.durationMinutes,
  bufferMinutes: given.buffer_time_minutes ?? host.bufferMinutes,
  leadMinutes: given.lead_time_minutes ?? host.leadMinutes,
  changeMinutes: given.cancel_reschedule_buffer_minutes ?? host.changeMinutes,
  expiryMinutes: given.auto_cancel_after_minutes ?? host.expiryMinutes,
  expiryMessage: given.auto_cancel_message === undefined ? host.expiryMessage : given.auto_cancel_message || null,
  confirmsItself: given.auto_confirm ?? host.confirmsItself,
  dailyLimit: given.daily_booking_limit === undefined ? host.dailyLimit : given.daily_booking_limit || null,
  meetingTypes: given.availability_types ?? host.meetingTypes,
  isGuarded: given.anti_spam_enabled ?? host.isGuarded,
  timeZone: given.timezone === undefined ? host.timeZone : given.timezone || null,
})
