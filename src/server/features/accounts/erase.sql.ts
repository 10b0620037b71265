import { one, type Sql } from '#server/db/sql.ts'

/**
 * Deletes a user. Most rows are deleted by cascade; this function handles data that is linked by address or name.
 * Payments are kept without a name; files and remaining texts are removed by the jobs that follow.
 */
export async function eraseUser(sql: Sql, userId: number): Promise<{ mediaIds: number[]; feedKeys: string[] }> {
  const person = await one(sql<{ name: string; email: string | null; phone: string | null }[]>`
    select name, lower(email) as email, coalesce(country_code, '') || phone as phone from users where id = ${userId} for update`)
  const addresses = [person.email, person.phone].filter((address) => address !== null)
  await sql`select set_config('lintel.erasing', 'on', true)`
  await sql`delete from otps where address = any (${addresses})`
  await sql`delete from registrations where lower(email) = ${person.email}`
  await sql`delete from signup_tickets where address = any (${addresses}) or (channel = 'identity' and address = ${String(userId)})`
  await sql`delete from contact_requests where user_id = ${userId} or lower(email) = ${person.email}`
  await sql`delete from enquiries where lower(visitor_email) = ${person.email}`
  // Sent emails are kept as a record for a limited time; those that contain the user's name are deleted now.
  await sql`delete from outbox where lower(recipient) = ${person.email} or status = 'sent' and position(${person.name} in body) > 0`
  const media = await sql<{ id: number }[]>`
    update media set claimed_at = null, original_name = null, alt = null where owner_id = ${userId} returning id`
  const feeds = await sql<{ key: string }[]>`
    select i.file_key as key from listing_imports i join import_sources s on s.id = i.source_id
    where i.file_key is not null and (i.author_id = ${userId} or s.owner_id = ${userId})`
  await sql`delete from users where id = ${userId}`
  return { mediaIds: media.map(({ id }) => id), feedKeys: feeds.map(({ key }) => key) }
}
