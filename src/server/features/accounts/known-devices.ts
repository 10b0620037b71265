import { randomBytes } from 'node:crypto'
import type { Context } from '#server/context.ts'
import { maybeOne, type Sql } from '#server/db/sql.ts'
import { attemptKey } from './attempts.ts'

/** How long a cookie and an IP address (an IPv6 /64) stay known after a sign-in. */
const COOKIE_DAYS = 365
const ADDRESS_DAYS = 30
const DAY_MS = 86_400_000

const cookieKey = (cookie: string) => attemptKey('device cookie', cookie)
const addressKey = (address: string) => attemptKey('device address', address)

/** Records this browser and its IP address as known to the account; sets the device cookie if the browser has none. */
export async function rememberDevice(ctx: Context, userId: number): Promise<void> {
  const cookie = ctx.deviceCookie.value ?? randomBytes(32).toString('base64url')
  ctx.deviceCookie.keep(cookie)
  await insertKnown(ctx.sql, userId, cookieKey(cookie), 'cookie', ctx.now)
  if (ctx.address) await insertKnown(ctx.sql, userId, addressKey(ctx.address), 'address', ctx.now)
}

const insertKnown = (sql: Sql, userId: number, key: Buffer, kind: 'cookie' | 'address', now: Date) => sql`
  insert into known_devices (user_id, key, kind, last_used_at) values (${userId}, ${key}, ${kind}, ${now})
  on conflict (user_id, key) do update set last_used_at = excluded.last_used_at`

/** How the caller is known to the account, by cookie before address; null for an unknown client. */
export async function findKnownDevice(
  { sql, now, address, deviceCookie }: Context,
  userId: number,
): Promise<{ kind: 'cookie' | 'address'; key: Buffer } | null> {
  const cookie = deviceCookie.value ? cookieKey(deviceCookie.value) : null
  return maybeOne(sql<{ kind: 'cookie' | 'address'; key: Buffer }[]>`
    select kind, key from known_devices
    where user_id = ${userId} and (
      kind = 'cookie' and key = ${cookie} and last_used_at > ${new Date(now.getTime() - COOKIE_DAYS * DAY_MS)}
      or kind = 'address' and key = ${addressKey(address)} and last_used_at > ${new Date(now.getTime() - ADDRESS_DAYS * DAY_MS)})
    order by kind = 'cookie' desc limit 1`)
}

/** Deletes known devices past their retention. */
export const deleteOldDevices = (sql: Sql, now: Date) =>
  sql`delete from known_devices where last_used_at <= ${new Date(now.getTime() - COOKIE_DAYS * DAY_MS)}
    or kind = 'address' and last_used_at <= ${new Date(now.getTime() - ADDRESS_DAYS * DAY_MS)}`
