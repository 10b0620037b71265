import type { ParticipantId } from '#domain/policy.ts'
import { CONFIRMED_STATUSES } from '#domain/viewing-status.ts'
import { one, type Sql } from '#server/db/sql.ts'
import { keyOf } from './host.ts'

/** Upcoming viewings of a guest with a host, and whether the host reported the guest. */
export const findGuest = (sql: Sql, host: ParticipantId, guestId: number, now: Date) =>
  one(sql<{ ahead: number; isReported: boolean }[]>`
    select (select count(*) from viewings
        where guest_id = ${guestId} and host_key = ${keyOf(host)} and starts_at > ${now}
          and status = any (${CONFIRMED_STATUSES as unknown as string[]})) as ahead,
      exists (select from viewing_reports where user_id = ${guestId} and reporter_id = ${host}) as "isReported"`)

/** Whether a user ever booked with this host. */
export const hasBooked = async (sql: Sql, hostId: number, guestId: number): Promise<boolean> =>
  (await sql`select from viewings where host_id = ${hostId} and guest_id = ${guestId} limit 1`).length > 0

export const insertReport = (
  sql: Sql,
  report: { reporterId: number; userId: number; reason: string; now: Date },
) => sql`
  insert into viewing_reports (reporter_id, user_id, reason, created_at)
  values (${report.reporterId}, ${report.userId}, ${report.reason}, ${report.now})
  on conflict (reporter_id, user_id) do update set reason = excluded.reason`

export const listReports = (sql: Sql, reporterId: number) => sql<
  { id: number; userId: number; name: string; reason: string; createdAt: Date }[]
>`
  select r.id, r.user_id as "userId", u.name, r.reason, r.created_at as "createdAt"
  from viewing_reports r join users u on u.id = r.user_id where r.reporter_id = ${reporterId} order by r.id desc limit 200`

/** Active staff, who act as host for the site. */
export const listStaff = (sql: Sql): Promise<{ id: number }[]> =>
  sql<{ id: number }[]>`select id from users where role in ('admin', 'moderator') and is_active order by id`
