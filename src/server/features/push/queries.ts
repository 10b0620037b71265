import { maybeOne, type Sql } from '#server/db/sql.ts'

/** Maximum devices per user; the ones unused for longest are deleted. */
const MAX_DEVICES = 20

/** Registers a device for its last user; a repeated registration refreshes its time of use. */
export async function saveDevice(sql: Sql, device: { token: string; platform: string }, userId: number, now: Date) {
  await sql`
    insert into device_tokens (token, user_id, platform, updated_at)
    values (${device.token}, ${userId}, ${device.platform}, ${now})
    on conflict (token) do update set user_id = excluded.user_id, platform = excluded.platform, updated_at = excluded.updated_at`
  await sql`
    delete from device_tokens where user_id = ${userId} and token in (
      select token from device_tokens where user_id = ${userId} order by updated_at desc, created_at desc offset ${MAX_DEVICES})`
}

export const deleteDevice = (sql: Sql, token: string, userId: number) =>
  sql`delete from device_tokens where token = ${token} and user_id = ${userId}`

/** Deletes a token that the push service reports as gone, regardless of its owner. */
export const dropToken = (sql: Sql, token: string) => sql`delete from device_tokens where token = ${token}`

/** Inserts one delivery per device of a user; idempotent per notification or message. */
export const insertPushes = (
  sql: Sql,
  userId: number,
  { notificationId = null, messageId = null }: { notificationId?: number | null; messageId?: number | null },
  now: Date,
): Promise<{ id: number }[]> => sql<{ id: number }[]>`
  insert into push_deliveries (token, notification_id, message_id, created_at)
  select token, ${notificationId}::bigint, ${messageId}::bigint, ${now} from device_tokens where user_id = ${userId}
  on conflict do nothing returning id`

/** Inserts one removal per device that a message was sent to. */
export const insertTakenBack = (sql: Sql, messageId: number, now: Date): Promise<{ id: number }[]> => sql<
  { id: number }[]
>`
  insert into push_deliveries (token, message_id, is_taken_back, created_at)
  select token, message_id, true, ${now} from push_deliveries where message_id = ${messageId} and not is_taken_back
  on conflict do nothing returning id`

export interface WaitingPush {
  token: string
  userId: number
  notificationId: number | null
  messageId: number | null
  isTakenBack: boolean
}

/** A pending delivery, unless it is older than `since`. */
export const findWaitingPush = (sql: Sql, id: number, since: Date): Promise<WaitingPush | null> =>
  maybeOne(sql<WaitingPush[]>`
    select x.token, d.user_id as "userId", x.notification_id as "notificationId", x.message_id as "messageId",
      x.is_taken_back as "isTakenBack"
    from push_deliveries x join device_tokens d on d.token = x.token join users u on u.id = d.user_id and u.is_active
    where x.id = ${id} and x.done_at is null and x.created_at > ${since}`)

export const markDone = (sql: Sql, id: number, now: Date) =>
  sql`update push_deliveries set done_at = ${now} where id = ${id}`

export const dropOldPushes = (sql: Sql, before: Date) => sql`delete from push_deliveries where created_at < ${before}`

/** Deletes devices that have not re-registered since `before`; devices re-register weekly. */
export const dropForgottenDevices = (sql: Sql, before: Date) =>
  sql`delete from device_tokens where updated_at < ${before}`
