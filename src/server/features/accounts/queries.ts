import { maybeOne, one, type Sql } from '#server/db/sql.ts'
import { IMAGE, type ImageRow } from '#server/features/properties/public.ts'

/** A person with what only that person is told. */
export interface AccountRow {
  id: number
  name: string
  slug: string
  loginType: 'google' | 'phone' | 'apple' | 'email'
  accountKind: 'owner' | 'agent' | 'agency'
  email: string | null
  isEmailVerified: boolean
  phone: string | null
  countryCode: string | null
  image: ImageRow | null
  address: string | null
  city: string | null
  state: string | null
  country: string | null
  latitude: number | null
  longitude: number | null
  about: string | null
  facebook: string | null
  twitter: string | null
  instagram: string | null
  youtube: string | null
  wantsNotifications: boolean
  isActive: boolean
  isVerified: boolean
  hasPackage: boolean
  createdAt: Date
  updatedAt: Date
}

/** The columns are named one by one: a hash must never be among them by accident. */
const account = (sql: Sql) => sql`
  u.id, u.name, u.slug, u.login_type as "loginType", u.account_kind as "accountKind", u.email,
  u.email_verified_at is not null as "isEmailVerified", u.phone, u.country_code as "countryCode",
  (select ${sql.unsafe(IMAGE)} from media m where m.id = u.profile_media_id) as image,
  u.address, u.city, u.state, u.country, u.latitude, u.longitude, u.about, u.facebook, u.twitter, u.instagram, u.youtube,
  u.wants_notifications as "wantsNotifications", u.is_active as "isActive", u.verification = 'success' as "isVerified",
  exists (select from user_packages x where x.user_id = u.id and x.starts_at <= now() and (x.ends_at is null or x.ends_at > now())) as "hasPackage",
  u.created_at as "createdAt", u.updated_at as "updatedAt"`

export const findAccount = (sql: Sql, id: number): Promise<AccountRow> =>
  one(sql<AccountRow[]>`select ${account(sql)} from users u where u.id = ${id}`)

export const findEmailLogin = (sql: Sql, email: string): Promise<{ id: number; passwordHash: string | null } | null> =>
  maybeOne(sql<{ id: number; passwordHash: string | null }[]>`
    select id, password_hash as "passwordHash" from users where login_type = 'email' and lower(email) = lower(${email})`)

/** A device belongs to whoever signed in on it last. */
export const saveDevice = (sql: Sql, token: string, userId: number) => sql`
  insert into device_tokens (token, user_id) values (${token}, ${userId})
  on conflict (token) do update set user_id = excluded.user_id`

export const deleteDevice = (sql: Sql, token: string, userId: number) => sql`
  delete from device_tokens where token = ${token} and user_id = ${userId}`
