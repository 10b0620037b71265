import { may, type Side, type Viewer } from '#domain/policy.ts'
import type { MeetingType } from '#domain/viewing-status.ts'
import { maybeOne, type Sql } from '#server/db/sql.ts'
import { AppError } from '#server/errors.ts'

/** Whose hours are meant: the viewer's, or those of the site, for which only staff speak. */
export function hostOf(viewer: Viewer, isDesk: boolean): Side {
  if (!isDesk) return viewer!.id
  if (!may.speakForDesk(viewer)) throw new AppError('forbidden', 'api.not-allowed')
  return null
}

/** The number of a host in the tables and on the wire; the site is 0. */
export const keyOf = (host: Side): number => host ?? 0
/** The host behind such a number. */
export const hostById = (id: number): Side => (id === 0 ? null : id)

/** How a host shows homes. */
export interface HostRow {
  durationMinutes: number
  bufferMinutes: number
  leadMinutes: number
  changeMinutes: number
  expiryMinutes: number
  expiryMessage: string | null
  confirmsItself: boolean
  dailyLimit: number | null
  meetingTypes: MeetingType[]
  isGuarded: boolean
  timeZone: string | null
}

/** What holds for whoever has chosen nothing. */
export const USUAL: HostRow = {
  durationMinutes: 30,
  bufferMinutes: 0,
  leadMinutes: 120,
  changeMinutes: 0,
  expiryMinutes: 2880,
  expiryMessage: null,
  confirmsItself: false,
  dailyLimit: null,
  meetingTypes: ['in_person'],
  isGuarded: true,
  timeZone: null,
}

export const findHost = async (sql: Sql, host: Side): Promise<HostRow> =>
  (await maybeOne(sql<HostRow[]>`
    select duration_minutes as "durationMinutes", buffer_minutes as "bufferMinutes", lead_minutes as "leadMinutes",
      change_minutes as "changeMinutes", expiry_minutes as "expiryMinutes", expiry_message as "expiryMessage",
      confirms_itself as "confirmsItself", daily_limit as "dailyLimit", meeting_types as "meetingTypes",
      is_guarded as "isGuarded", time_zone as "timeZone"
    from viewing_hosts where host_key = ${keyOf(host)}`)) ?? USUAL

export async function saveHost(sql: Sql, host: Side, given: HostRow): Promise<void> {
  const row = {
    duration_minutes: given.durationMinutes,
    buffer_minutes: given.bufferMinutes,
    lead_minutes: given.leadMinutes,
    change_minutes: given.changeMinutes,
    expiry_minutes: given.expiryMinutes,
    expiry_message: given.expiryMessage,
    confirms_itself: given.confirmsItself,
    daily_limit: given.dailyLimit,
    meeting_types: given.meetingTypes,
    is_guarded: given.isGuarded,
    time_zone: given.timeZone,
  }
  await sql`insert into viewing_hosts ${sql({ host_id: host, ...row })} on conflict (host_key) do update set ${sql(row)}`
}

/** Whoever books at a host that counts waits for those who are booking there. */
export const lockHost = (sql: Sql, host: Side) =>
  sql`select pg_advisory_xact_lock(hashtextextended('viewings', ${keyOf(host)}))`
