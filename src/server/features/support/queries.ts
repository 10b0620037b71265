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

/** The address of the people who run the site, from their settings. */
export async function findDeskAddress(sql: Sql): Promise<string | null> {
  const row = await maybeOne(sql<{ value: string }[]>`select value from settings where key = 'company_email'`)
  return row?.value.trim() || null
}
