import type { BookingPreferences, TimeSlot, Viewing } from '#contract/viewings.ts'
import { weekdayName } from '#contract/viewings.ts'
import { instantOf } from '#domain/instant.ts'
import { wallTimeOf } from '#domain/time-zone.ts'
import type { Slot } from '#domain/viewing-slots.ts'
import { transitionError, type ViewingMove, type ViewingSide } from '#domain/viewing-status.ts'
import type { Context } from '#server/context.ts'
import { photoBase } from '#server/features/media/public.ts'
import { imageAddress } from '#server/features/properties/public.ts'
import type { HostRow } from './host.ts'
import type { ExceptionRow, HoursRow } from './hours.sql.ts'
import type { ViewingRow } from './queries.ts'

const two = (value: number) => String(value).padStart(2, '0')
/** Formats minutes as `09:30`; the end of the day is 24:00. */
export const timeOf = (minute: number) => `${two(Math.trunc(minute / 60))}:${two(minute % 60)}`

export const presentPreferences = (host: HostRow): BookingPreferences => ({
  meeting_duration_minutes: host.durationMinutes,
  lead_time_minutes: host.leadMinutes,
  buffer_time_minutes: host.bufferMinutes,
  auto_confirm: host.confirmsItself ? 1 : 0,
  cancel_reschedule_buffer_minutes: host.changeMinutes,
  auto_cancel_after_minutes: host.expiryMinutes,
  auto_cancel_message: host.expiryMessage ?? '',
  daily_booking_limit: host.dailyLimit,
  availability_types: host.meetingTypes.join(','),
  anti_spam_enabled: host.isGuarded ? 1 : 0,
  timezone: host.timeZone ?? '',
})

export const presentHours = (row: HoursRow, count: number) => ({
  id: row.id,
  day_of_week: weekdayName(row.weekday),
  start_time: timeOf(row.startsMinute),
  end_time: timeOf(row.endsMinute),
  is_active: 1 as const,
  appointment_count: count,
})

export const presentException = (row: ExceptionRow) => ({
  id: row.id,
  date: row.day,
  start_time: timeOf(row.startsMinute),
  end_time: timeOf(row.endsMinute),
  reason: row.reason ?? '',
})

export const presentSlot = ({ startsAt, endsAt }: Slot, zone: string): TimeSlot => ({
  start_time: timeOf(wallTimeOf(startsAt, zone).minute),
  end_time: timeOf(wallTimeOf(endsAt, zone).minute),
  start_at: instantOf(startsAt),
  end_at: instantOf(endsAt),
})

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

function writtenDay(day: string): string {
  const [year, month, date] = day.split('-') as [string, string, string]
  return `${date} ${MONTHS[Number(month) - 1]} ${year}`
}

export function presentViewing(
  row: ViewingRow,
  side: ViewingSide,
  reader: Pick<Context, 'origin' | 'now' | 'viewer' | 'derive'>,
): Viewing {
  const { origin, now } = reader
  const photos = photoBase(reader, side !== 'host' || !row.isOwnHidden)
  const can = (move: ViewingMove) =>
    transitionError(row, move, side, { now, changeMinutes: row.changeMinutes ?? 0 }) === null
  const person = ({ id, name, email, image }: ViewingRow['guest']) => ({
    id,
    name,
    email: email ?? '',
    profile: imageAddress(image, origin),
  })
  return {
    id: row.id,
    property_id: row.propertyId,
    meeting_type: row.meetingType,
    date: writtenDay(wallTimeOf(row.startsAt, row.timeZone).day),
    start_at: instantOf(row.startsAt),
    end_at: instantOf(row.endsAt),
    status: row.status,
    notes: row.notes ?? '',
    reason: row.reason ?? '',
    availability_types: (row.meetingTypes ?? ['in_person']).join(','),
    property: {
      id: row.propertyId,
      slug_id: row.slug,
      title: row.title,
      translated_title: row.translatedTitle ?? row.title,
      title_image: imageAddress(row.titleImage, photos),
      address: row.address,
      city: row.city ?? '',
    },
    ...(row.host ? { agent: person(row.host) } : { admin: { id: 0, name: 'Admin', email: '', profile: '' } }),
    user: person(row.guest),
    timezone: row.timeZone,
    side,
    proposed_by: row.proposedBy,
    can: { confirm: can('confirm'), reschedule: can('reschedule'), cancel: can('cancel') },
    created_at: instantOf(row.createdAt),
  }
}
