import { maybeOne, one, type Sql } from '#server/db/sql.ts'

export interface ContactRequest {
  firstName: string
  lastName: string
  email: string
  subject: string
  message: string
}

export async function insertContactRequest(
  sql: Sql,
  request: ContactRequest & { userId: number | null; senderKey: Buffer; createdAt: Date },
): Promise<number> {
  const { id } = await one(sql<{ id: number }[]>`
    insert into contact_requests (first_name, last_name, email, subject, message, user_id, sender_key, created_at)
    values (${request.firstName}, ${request.lastName}, ${request.email}, ${request.subject}, ${request.message},
            ${request.userId}, ${request.senderKey}, ${request.createdAt})
    returning id`)
  return id
}

/** Messages of one sender take turns, so that many at once are counted like many in a row. */
export const lockSender = (sql: Sql, senderKey: Buffer) =>
  sql`select pg_advisory_xact_lock(hashtextextended(encode(${senderKey}, 'hex'), 0))`

/** How many messages came since then from this sender, and in this person's name from anywhere. */
export const countRecent = (sql: Sql, { senderKey, email, since }: { senderKey: Buffer; email: string; since: Date }) =>
  one(sql<{ bySender: number; byEmail: number }[]>`
    select count(*) filter (where sender_key = ${senderKey}) as "bySender",
      count(*) filter (where lower(email) = lower(${email})) as "byEmail"
    from contact_requests
    where created_at > ${since} and (sender_key = ${senderKey} or lower(email) = lower(${email}))`)

export function findContactRequest(sql: Sql, id: number): Promise<ContactRequest | null> {
  return maybeOne(sql<ContactRequest[]>`
    select first_name as "firstName", last_name as "lastName", email, subject, message
    from contact_requests where id = ${id}`)
}

/** The address of the people who run the site, from their settings. */
export async function findDeskAddress(sql: Sql): Promise<string | null> {
  const row = await maybeOne(sql<{ value: string }[]>`select value from settings where key = 'company_email'`)
  return row?.value.trim() || null
}

export interface FaqRow {
  id: number
  question: string
  answer: string
}

/** Questions in the language asked for, the latest first. */
export function listFaqs(
  sql: Sql,
  { offset, limit }: { offset: number; limit: number },
  language: string,
): Promise<{ total: number; faqs: FaqRow[] }> {
  const translated = (field: 'question' | 'answer') => sql`coalesce((
    select x.value from content_translations x
    where x.subject = 'faq' and x.subject_id = f.id and x.language_code = ${language} and x.field = ${field}), ${sql(`f.${field}`)})`
  return one(sql<{ total: number; faqs: FaqRow[] }[]>`
    select (select count(*) from faqs where is_active) as total, coalesce((
      select json_agg(json_build_object('id', f.id, 'question', ${translated('question')}, 'answer', ${translated('answer')}) order by f.id desc)
      from (select * from faqs where is_active order by id desc offset ${offset} limit ${limit}) f), '[]') as faqs`)
}
