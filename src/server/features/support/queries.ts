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
  request: ContactRequest & { userId: number | null; createdAt: Date },
): Promise<number> {
  const { id } = await one(sql<{ id: number }[]>`
    insert into contact_requests (first_name, last_name, email, subject, message, user_id, created_at)
    values (${request.firstName}, ${request.lastName}, ${request.email}, ${request.subject}, ${request.message},
            ${request.userId}, ${request.createdAt})
    returning id`)
  return id
}

export function findContactRequest(sql: Sql, id: number): Promise<ContactRequest | null> {
  return maybeOne(sql<ContactRequest[]>`
    select first_name as "firstName", last_name as "lastName", email, subject, message
    from contact_requests where id = ${id}`)
}

/** Support address from the settings. */
export async function findSupportEmail(sql: Sql): Promise<string | null> {
  const row = await maybeOne(sql<{ value: string }[]>`select value from settings where key = 'company_email'`)
  return row?.value.trim() || null
}

export interface FaqRow {
  id: number
  question: string
  answer: string
}

/** Active FAQs in the requested language, newest first. */
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
