import type { ParticipantId } from '#domain/policy.ts'
import { momentOf, wallTimeOf } from '#domain/time-zone.ts'
import { type Slot, type SlotRules, slotsOn } from '#domain/viewing-slots.ts'
import type { Sql } from '#server/db/sql.ts'
import type { HostRow } from './host.ts'
import { listExceptions, listHours } from './hours.sql.ts'
import { listBusy } from './queries.ts'
import { type ListingLocation, zoneOfPlace } from './zone-of-place.ts'

/** Time zone of viewings: the host's choice, or that of the location. */
export const zoneOf = ({ timeZone }: Pick<HostRow, 'timeZone'>, place: ListingLocation | null): string =>
  timeZone ?? (place && zoneOfPlace(place)) ?? 'UTC'

interface Question {
  host: ParticipantId
  settings: HostRow
  zone: string
  /** Consecutive, in ascending order. */
  days: readonly string[]
  now: Date
  /** A viewing being rescheduled does not block its own time. */
  exceptId?: number
}

/** The slots that can be booked on these days. */
export async function offeredSlots(sql: Sql, { host, settings, zone, days, now, exceptId }: Question): Promise<Slot[]> {
  const [first, last] = [days[0]!, days.at(-1)!]
  const range = {
    from: momentOf({ day: first, minute: -1440 }, zone),
    to: momentOf({ day: last, minute: 2 * 1440 }, zone),
  }
  const [hours, exceptions, busy] = await Promise.all([
    listHours(sql, host),
    listExceptions(sql, host, { from: first, to: last }),
    listBusy(sql, host, range, exceptId ?? null),
  ])
  const rules: SlotRules = { ...settings, zone, hours, exceptions, busy, now }
  return days.flatMap((day) => slotsOn(day, rules))
}

/** A requested time: local time, or an exact instant. */
export interface WantedTime {
  date: string
  start_time: number
  end_time?: number | undefined
  start_at?: string | undefined
}

/** The slot of a requested time; of an hour repeated by a clock change the first, unless the instant is given. */
export function slotFor(
  slots: readonly Slot[],
  { start_time, end_time, start_at }: WantedTime,
  zone: string,
): Slot | null {
  const moment = start_at === undefined ? null : Date.parse(start_at)
  return (
    slots.find(
      ({ startsAt, endsAt }) =>
        wallTimeOf(startsAt, zone).minute === start_time &&
        (moment === null || startsAt.getTime() === moment) &&
        (end_time === undefined || wallTimeOf(endsAt, zone).minute === end_time % 1440),
    ) ?? null
  )
}
