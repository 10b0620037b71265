import { siteColour } from '#domain/site-colour.ts'
import { maybeOne, one, type Sql } from '#server/db/sql.ts'
import { enqueue } from '#server/jobs/queue.ts'
import { type EmailBrand, type EmailContent, renderEmailHtml, renderEmailText } from './email-layout.ts'

/** Inserts an email into the outbox and enqueues its delivery in the caller's transaction. */
export const post = async (sql: Sql, to: string, letter: EmailContent): Promise<void> =>
  postMail(sql, to, {
    subject: letter.subject,
    text: renderEmailText(letter),
    html: renderEmailHtml(letter, await findBrand(sql)),
  })

/** The name and colour of the site. */
export async function findBrand(sql: Sql): Promise<EmailBrand> {
  const { name, colour } = await one(sql<{ name: string | null; colour: string | null }[]>`
    select (select nullif(value, '') from settings where key = 'company_name') as name,
      (select value from settings where key = 'system_color') as colour`)
  return { name: name ?? 'Lintel', colour: siteColour(colour ?? undefined) }
}

/** Same as `post`, for an email that is already rendered. */
export async function postMail(sql: Sql, to: string, mail: { subject: string; text: string; html: string | null }) {
  const subject = mail.subject.replaceAll(/\s+/g, ' ').slice(0, 200)
  const { id } = await one(sql<{ id: number }[]>`
    insert into outbox (channel, recipient, subject, body, html)
    values ('mail', ${to}, ${subject}, ${mail.text}, ${mail.html}) returning id`)
  await enqueue(sql, 'deliver-mail', { id })
}

interface OutboxRow {
  recipient: string
  subject: string
  body: string
  html: string | null
}

/** Claims an email for five minutes, so that a second worker skips it during delivery. */
export const claimMail = (sql: Sql, id: number): Promise<OutboxRow | null> =>
  maybeOne(sql<OutboxRow[]>`
    update outbox set next_attempt_at = now() + interval '5 minutes'
    where id = ${id} and channel = 'mail' and status <> 'sent' and next_attempt_at <= now()
    returning recipient, subject, body, html`)

export const isUnsent = async (sql: Sql, id: number): Promise<boolean> =>
  (await maybeOne(sql`select from outbox where id = ${id} and channel = 'mail' and status <> 'sent'`)) !== null

export const markSent = (sql: Sql, id: number, now: Date) => sql`
  update outbox set status = 'sent', sent_at = ${now}, attempts = attempts + 1, last_error = null where id = ${id}`

export const recordFailure = (sql: Sql, id: number, reason: string) => sql`
  update outbox set attempts = attempts + 1, last_error = ${reason.slice(0, 500)}, next_attempt_at = now(),
    status = case when attempts + 1 >= ${MAX_ATTEMPTS} then 'dead' else 'pending' end
  where id = ${id} and status <> 'sent'`

/** The first attempt and its retries. */
export const MAX_ATTEMPTS = 9

/** Purges delivered emails older than the retention period. */
export const dropDelivered = (sql: Sql, before: Date) =>
  sql`delete from outbox where status = 'sent' and sent_at < ${before}`
