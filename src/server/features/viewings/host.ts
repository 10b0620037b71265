import { may, type ParticipantId, type Viewer } from '#domain/policy.ts'
import type { MeetingType } from '#domain/viewing-status.ts'
import { maybeOne, type Sql } from '#server/db/sql.ts'
import { AppError } from '#server/errors.ts'

/** The host of a request: the viewer, or the site, for which only staff may act. */
export function hostOf(viewer: Viewer, isSupport: boolean): ParticipantId {
  if (!isSupport) return viewer!.id
  if (!may.replyAsSupport(viewer)) throw new AppError('forbidden', 'api.not-allowed')
  return null
}

/** Id of a host in tables and API; the site is 0. */
export const keyOf = (host: ParticipantId): number => host ?? 0
/** The host with such an id. */
export const hostById = (id: number): ParticipantId => (id === 0 ? null : id)

/** Viewing settings of a host. */
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

/** Settings of a host who has saved none. */
export const DEFAULTS: HostRow = {
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

export const findHost = async (sql: Sql, host: ParticipantId): Promise<HostRow> =>
  (await maybeOne(sql<HostRow[]>`
    select duration_minutes as "durationMinutes", buffer_minutes as "bufferMinutes", lead_minutes as "leadMinutes",
      change_minutes as "changeMinutes", expiry_minutes as "expiryMinutes", expiry_message as "expiryMessage",
      auto_confirm as "confirmsItself", daily_limit as "dailyLimit", meeting_types as "meetingTypes",
      limits_guest_bookings as "isGuarded", time_zone as "timeZone"
    from viewing_host_settings where host_key = ${keyOf(host)}`)) ?? DEFAULTS

export async function saveHost(sql: Sql, host: ParticipantId, given: HostRow): Promise<void> {
  const row = {
    duration_minutes: given.durationMinutes,
    buffer_minutes: given.bufferMinutes,
    lead_minutes: given.leadMinutes,
    change_minutes: given.changeMinutes,
    expiry_minutes: given.expiryMinutes,
    expiry_message: given.expiryMessage,
    auto_confirm: given.confirmsItself,
    daily_limit: given.dailyLimit,
    meeting_types: given.meetingTypes,
    limits_guest_bookings: given.isGuarded,
    time_zone: given.timeZone,
  }
  await sql`insert into viewing_host_settings ${sql({ host_id: host, ...row })} on conflict (host_key) do update set ${sql(row)}`
}

/** Serialises bookings with a host who has a daily limit. */
export const lockHost = (sql: Sql, host: ParticipantId) =>
  sql`select pg_advisory_xact_lock(hashtextextended('viewings', ${keyOf(host)}))`
