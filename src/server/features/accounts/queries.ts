import type { AccountType } from '#domain/account-type.ts'
import { slugOf } from '#domain/slug.ts'
import { maybeOne, one, type Sql } from '#server/db/sql.ts'
import { IMAGE, type ImageRow } from '#server/features/properties/public.ts'
import type { NewPassword } from './new-password.ts'
import { deletePendingSignInsOf } from './two-factor.sql.ts'

/** A user with the fields that only that user may read. */
export interface AccountRow {
  id: number
  name: string
  slug: string
  loginType: 'google' | 'phone' | 'apple' | 'email'
  accountType: AccountType
  requestedType: AccountType | null
  email: string | null
  isEmailVerified: boolean
  hasPassword: boolean
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
  displayCurrency: string | null
  wantsNotifications: boolean
  showsContact: boolean
  isDemo: boolean
  isActive: boolean
  isVerified: boolean
  hasPackage: boolean
  offersViewings: boolean
  createdAt: Date
  updatedAt: Date
}

/** Columns are listed one by one, so that a hash can never be selected by accident. */
const account = (sql: Sql) => sql`
  u.id, u.name, u.slug, u.login_type as "loginType", u.account_kind as "accountType", u.requested_account_kind as "requestedType", u.email,
  u.email_verified_at is not null as "isEmailVerified", u.password_hash is not null as "hasPassword", u.phone, u.country_code as "countryCode",
  (select ${sql.unsafe(IMAGE)} from media m where m.id = u.profile_media_id) as image,
  u.address, u.city, u.state, u.country, u.latitude, u.longitude, u.about, u.facebook, u.twitter, u.instagram, u.youtube,
  u.display_currency as "displayCurrency", u.wants_notifications as "wantsNotifications", u.shows_contact as "showsContact", u.is_demo as "isDemo", u.is_active as "isActive", u.verification = 'success' as "isVerified",
  exists (select from user_packages x where x.user_id = u.id and x.starts_at <= now() and (x.ends_at is null or x.ends_at > now())) as "hasPackage",
  exists (select from viewing_hours x where x.host_key = u.id)
    or exists (select from viewing_exceptions x where x.host_key = u.id and x.kind = 'extra' and x.day >= current_date - 1) as "offersViewings",
  u.created_at as "createdAt", u.updated_at as "updatedAt"`

export const findAccount = (sql: Sql, id: number): Promise<AccountRow> =>
  one(sql<AccountRow[]>`select ${account(sql)} from users u where u.id = ${id}`)

export interface PasswordLogin {
  id: number
  passwordHash: string | null
  hasStaffPassword: boolean
}

export interface EmailLogin extends PasswordLogin {
  isVerified: boolean
}

export const findEmailLogin = (sql: Sql, email: string): Promise<EmailLogin | null> =>
  maybeOne(sql<EmailLogin[]>`
    select id, password_hash as "passwordHash", has_staff_password as "hasStaffPassword", email_verified_at is not null as "isVerified"
    from users where login_type = 'email' and lower(email) = lower(${email})`)

/** The account that signs in with this number, whether or not its dialling code is stored separately. */
export const findPhoneLogin = (sql: Sql, digits: string): Promise<PasswordLogin | null> =>
  maybeOne(sql<PasswordLogin[]>`
    select id, password_hash as "passwordHash", has_staff_password as "hasStaffPassword"
    from users where login_type = 'phone' and coalesce(country_code, '') || phone = ${digits}`)

export async function findIdentity(
  sql: Sql,
  { issuer, subject }: { issuer: string; subject: string },
): Promise<number | null> {
  const row = await maybeOne(sql<{ userId: number }[]>`
    select user_id as "userId" from identities where issuer = ${issuer} and subject = ${subject}`)
  return row?.userId ?? null
}

export const insertIdentity = (
  sql: Sql,
  { issuer, subject, picture }: { issuer: string; subject: string; picture: string | null },
  userId: number,
) => sql`
  insert into identities (issuer, subject, user_id, picture_url) values (${issuer}, ${subject}, ${userId}, ${picture})`

/**
 * The account that has verified this email address, by mail or with the same provider. An account that this issuer
 * already knows under another subject is excluded: providers reassign addresses, but never subjects.
 */
export async function findVerifiedEmail(
  sql: Sql,
  { email, issuer, loginType }: { email: string; issuer: string; loginType: AccountRow['loginType'] },
): Promise<number | null> {
  const row = await maybeOne(sql<{ id: number }[]>`
    select id from users where login_type in ('email', ${loginType}) and lower(email) = lower(${email}) and email_verified_at is not null
      and not exists (select from identities where user_id = users.id and issuer = ${issuer})
    order by login_type = 'email' desc limit 1`)
  return row?.id ?? null
}

export const isVerifiedElsewhere = async (sql: Sql, email: string, loginType: AccountRow['loginType']) =>
  (await maybeOne(sql`
    select from users where login_type = ${loginType} and lower(email) = lower(${email}) and email_verified_at is not null`)) !==
  null

/** Provider pictures for a user without an avatar. */
export const listPictures = (sql: Sql, userId: number) => sql<{ url: string }[]>`
  select i.picture_url as url from identities i join users u on u.id = i.user_id
  where u.id = ${userId} and u.profile_media_id is null and i.picture_url is not null order by i.created_at`

export const deleteAvatars = (sql: Sql, userId: number) =>
  sql`update identities set picture_url = null where user_id = ${userId} and picture_url is not null`

/** Sets the avatar unless the user has set one in the meantime. */
export const setFirstPhoto = (sql: Sql, userId: number, mediaId: number) =>
  sql`update users set profile_media_id = ${mediaId} where id = ${userId} and profile_media_id is null`

interface NewUser {
  name: string
  login_type: AccountRow['loginType']
  email?: string | null
  email_verified_at?: Date | null
  phone?: string | null
  country_code?: string | null
  password_hash?: string | null
  has_staff_password?: boolean
  account_kind?: AccountType
  requested_account_kind?: AccountType | null
  created_at: Date
}

/** Inserts an account with a slug made from its name; a duplicate name gets a numeric suffix. */
export async function insertUser(sql: Sql, user: NewUser): Promise<number> {
  const slug = slugOf(user.name) || 'member'
  await sql`select pg_advisory_xact_lock(hashtextextended('users.slug ' || ${slug}, 0))`
  const { id } = await one(sql<{ id: number }[]>`
    insert into users ${sql({ ...user, slug: await freeSlug(sql, slug) })} returning id`)
  return id
}

async function freeSlug(sql: Sql, slug: string): Promise<string> {
  const { free } = await one(sql<{ free: string }[]>`
    select coalesce(
      (select ${slug}::text where not exists (select from users where slug = ${slug})),
      ${slug} || '-' || (select last_value + 1 from pg_sequences where sequencename = 'users_id_seq')) as free`)
  return free
}

/** Sets a password if one is given. The address counts as verified, because the operator supplied it. */
export async function makeAdministrator(
  sql: Sql,
  userId: number,
  { passwordHash, now }: { passwordHash: string | null; now: Date },
): Promise<void> {
  await sql`
    update users set role = 'admin', is_active = true, email_verified_at = coalesce(email_verified_at, ${now}),
      password_hash = coalesce(${passwordHash}, password_hash), has_staff_password = true
    where id = ${userId}`
  await sql`
    insert into audit_log (action, subject, subject_id, details, at)
    values ('administrator made', 'user', ${userId}, '{"by": "command"}', ${now})`
}

/** Replaces the data of an unverified account. */
export const replaceUnverified = (
  sql: Sql,
  id: number,
  account: Omit<NewUser, 'login_type' | 'email' | 'created_at'>,
) => sql`update users set ${sql(account)} where id = ${id} and email_verified_at is null`

export async function updateUser(sql: Sql, id: number, changes: Record<string, unknown>) {
  if (Object.keys(changes).length > 0) await sql`update users set ${sql(changes)} where id = ${id}`
}

/** Clients set the language on every page, so an unchanged one is not written. */
export const setLanguage = (sql: Sql, id: number, code: string) =>
  sql`update users set language_code = ${code} where id = ${id} and language_code is distinct from ${code}`

export const verifyEmail = (sql: Sql, email: string, now: Date) => sql`
  update users set email_verified_at = ${now}
  where login_type = 'email' and lower(email) = lower(${email}) and email_verified_at is null`

/** The account that receives email at an address; a password login with it takes precedence. */
export const findMailedAccount = (sql: Sql, email: string) =>
  maybeOne(sql<{ id: number; isActive: boolean; isVerifiedLogin: boolean }[]>`
    select id, is_active as "isActive", login_type = 'email' and email_verified_at is not null as "isVerifiedLogin"
    from users where lower(email) = lower(${email})
    order by login_type = 'email' and email_verified_at is not null desc, is_active desc limit 1`)

interface NewReset {
  userId: number | null
  nonce: Buffer
  tokenHash: Buffer
  now: Date
  expiresAt: Date
}

export async function insertReset(sql: Sql, reset: NewReset): Promise<number | null> {
  const row = await maybeOne(sql<{ id: number }[]>`
    insert into password_resets (token_hash, nonce, user_id, created_at, expires_at)
    select ${reset.tokenHash}, ${reset.nonce}, id, ${reset.now}, ${reset.expiresAt} from users where id = ${reset.userId} and is_active
    returning id`)
  return row?.id ?? null
}

export const findReset = (sql: Sql, id: number) =>
  maybeOne(sql<{ email: string; nonce: Buffer; expiresAt: Date; isUsed: boolean }[]>`
    select u.email, r.nonce, r.expires_at as "expiresAt", r.used_at is not null as "isUsed"
    from password_resets r join users u on u.id = r.user_id where r.id = ${id}`)

/** The user whose password the link resets; the token works once. */
export async function consumeResetToken(sql: Sql, tokenHash: Buffer, now: Date): Promise<number | null> {
  const row = await maybeOne(sql<{ userId: number }[]>`
    update password_resets set used_at = ${now} where token_hash = ${tokenHash} and used_at is null and expires_at > ${now}
    returning user_id as "userId"`)
  return row?.userId ?? null
}

/** Ends all sessions and other reset links. The address counts as verified, because the link was emailed to it. */
export async function setPassword(sql: Sql, userId: number, { hash, isStaffLength }: NewPassword, now: Date) {
  await sql`
    update users set password_hash = ${hash}, has_staff_password = ${isStaffLength}, email_verified_at = coalesce(email_verified_at, ${now}) where id = ${userId}`
  await sql`delete from sessions where user_id = ${userId}`
  await deletePendingSignInsOf(sql, userId)
  await sql`update password_resets set used_at = ${now} where user_id = ${userId} and used_at is null`
}

/** A device belongs to the user who signed in on it last. */
export const saveDevice = (sql: Sql, token: string, userId: number) => sql`
  insert into device_tokens (token, user_id) values (${token}, ${userId})
  on conflict (token) do update set user_id = excluded.user_id`

export const deleteDevice = (sql: Sql, token: string, userId: number) => sql`
  delete from device_tokens where token = ${token} and user_id = ${userId}`
