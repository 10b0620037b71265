import { maybeOne, type Sql } from '#server/db/sql.ts'

/** Nobody has more devices than these in use; the ones that were not heard of for longest go. */
const MOST_DEVICES = 20

/** A device belongs to whoever used it last; saying so again shows that it is still in use. */
export async function saveDevice(sql: Sql, device: { token: string; platform: string }, userId: number, now: Date) {
  await sql`
    insert into device_tokens (token, user_id, platform, updated_at)
    values (${device.token}, ${userId}, ${device.platform}, ${now})
    on conflict (token) do update set user_id = excluded.user_id, platform = excluded.platform, updated_at = excluded.updated_at`
  await sql`
    delete from device_tokens where user_id = ${userId} and token in (
      select token from device_tokens where user_id = ${userId} order by updated_at desc, created_at desc offset ${MOST_DEVICES})`
}

export const deleteDevice = (sql: Sql, token: string, userId: number) =>
  sql`delete from device_tokens where token = ${token} and user_id = ${userId}`

/** Nobody is at this address any more, whoever it belonged to. */
export const dropToken = (sql: Sql, token: string) => sql`delete from device_tokens where token = ${token}`

/** One row for each device of a person; a second call for the same news adds none. */
export const insertPushes = (
  sql: Sql,
  userId: number,
  { notificationId = null, messageId = null }: { notificationId?: number | null; messageId?: number | null },
  now: Date,
): Promise<{ id: number }[]> => sql<{ id: number }[]>`
  insert into pushes (token, notification_id, message_id, created_at)
  select token, ${notificationId}::bigint, ${messageId}::bigint, ${now} from device_tokens where user_id = ${userId}
  on conflict do nothing returning id`

/** One row for each device that was to show a message, which is to let go of it now. */
export const insertTakenBack = (sql: Sql, messageId: number, now: Date): Promise<{ id: number }[]> => sql<
  { id: number }[]
>`
  insert into pushes (token, message_id, is_taken_back, created_at)
  select token, message_id, true, ${now} from pushes where message_id = ${messageId} and not is_taken_back
  on conflict do nothing returning id`

export interface WaitingPush {
  token: string
  userId: number
  notificationId: number | null
  messageId: number | null
  isTakenBack: boolean
}

/** What still has to be handed over, as long as it is news. */
export const findWaitingPush = (sql: Sql, id: number, since: Date): Promise<WaitingPush | null> =>
  maybeOne(sql<WaitingPush[]>`
    select x.token, d.user_id as "userId", x.notification_id as "notificationId", x.message_id as "messageId",
      x.is_taken_back as "isTakenBack"
    from pushes x join device_tokens d on d.token = x.token join users u on u.id = d.user_id and u.is_active
    where x.id = ${id} and x.done_at is null and x.created_at > ${since}`)

export const markDone = (sql: Sql, id: number, now: Date) => sql`update pushes set done_at = ${now} where id = ${id}`

export const dropOldPushes = (sql: Sql, before: Date) => sql`delete from pushes where created_at < ${before}`

/** Devices renew themselves every week; one that did not for so long is not used any more. */
export const dropForgottenDevices = (sql: Sql, before: Date) =>
  sql`delete from device_tokens where updated_at < ${before}`
