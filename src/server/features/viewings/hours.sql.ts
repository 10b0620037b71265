import type { ParticipantId } from '#domain/policy.ts'
import type { DayException, WeeklyHours } from '#domain/viewing-slots.ts'
import type { Sql } from '#server/db/sql.ts'
import { keyOf } from './host.ts'

export interface HoursRow extends WeeklyHours {
  id: number
}

export const listHours = (sql: Sql, host: ParticipantId): Promise<HoursRow[]> => sql<HoursRow[]>`
  select id, weekday, starts_minute as "startsMinute", ends_minute as "endsMinute"
  from viewing_hours where host_key = ${keyOf(host)} order by weekday, starts_minute, id`

export const insertHours = (sql: Sql, host: ParticipantId, { weekday, startsMinute, endsMinute }: WeeklyHours) =>
  sql`insert into viewing_hours (host_id, weekday, starts_minute, ends_minute)
    values (${host}, ${weekday}, ${startsMinute}, ${endsMinute})`

/** False when the host has no such row. */
export const updateHours = async (sql: Sql, host: ParticipantId, { id, weekday, startsMinute, endsMinute }: HoursRow) =>
  (
    await sql`
      update viewing_hours set weekday = ${weekday}, starts_minute = ${startsMinute}, ends_minute = ${endsMinute}
      where id = ${id} and host_key = ${keyOf(host)}`
  ).count > 0

export const deleteHours = async (sql: Sql, host: ParticipantId, ids: readonly number[]): Promise<number> =>
  (await sql`delete from viewing_hours where id = any (${ids as number[]}::bigint[]) and host_key = ${keyOf(host)}`)
    .count

export interface ExceptionRow extends DayException {
  id: number
  reason: string | null
}

/** Date overrides of a host, between two days or without end. */
export const listExceptions = (
  sql: Sql,
  host: ParticipantId,
  { from, to = null, kind = null }: { from: string; to?: string | null; kind?: DayException['kind'] | null },
): Promise<ExceptionRow[]> => sql<ExceptionRow[]>`
  select id, kind, to_char(day, 'YYYY-MM-DD') as day, starts_minute as "startsMinute", ends_minute as "endsMinute", reason
  from viewing_exceptions
  where host_key = ${keyOf(host)} and day >= ${from}::date and (${to}::date is null or day <= ${to}::date)
    and (${kind}::text is null or kind = ${kind})
  order by day, starts_minute, id`

export type NewException = Omit<ExceptionRow, 'id'>

export const insertException = (sql: Sql, host: ParticipantId, given: NewException) => sql`
  insert into viewing_exceptions (host_id, kind, day, starts_minute, ends_minute, reason)
  values (${host}, ${given.kind}, ${given.day}::date, ${given.startsMinute}, ${given.endsMinute}, ${given.reason})`

/** False when the host has no such override of that kind. */
export const updateException = async (sql: Sql, host: ParticipantId, given: ExceptionRow): Promise<boolean> =>
  (
    await sql`
      update viewing_exceptions set day = ${given.day}::date, starts_minute = ${given.startsMinute},
        ends_minute = ${given.endsMinute}, reason = ${given.reason}
      where id = ${given.id} and kind = ${given.kind} and host_key = ${keyOf(host)}`
  ).count > 0

export const deleteExceptions = async (
  sql: Sql,
  host: ParticipantId,
  kind: DayException['kind'],
  ids: readonly number[],
): Promise<number> =>
  (
    await sql`
      delete from viewing_exceptions
      where id = any (${ids as number[]}::bigint[]) and kind = ${kind} and host_key = ${keyOf(host)}`
  ).count

/** Number of availability rows and overrides of a host, which is limited. */
export const countRows = async (sql: Sql, host: ParticipantId): Promise<number> => {
  const [row] = await sql<{ count: number }[]>`
    select (select count(*) from viewing_hours where host_key = ${keyOf(host)})
      + (select count(*) from viewing_exceptions where host_key = ${keyOf(host)}) as count`
  return row!.count
}
