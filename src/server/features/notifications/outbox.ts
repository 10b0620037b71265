import { maybeOne, one, type Sql } from '#server/db/sql.ts'
import { enqueue } from '#server/jobs/queue.ts'
import { type Letter, letterHtml, letterText } from './letter.ts'

/** Puts a letter into the outbox and queues its delivery: both happen with the transaction, or neither. */
export const post = (sql: Sql, to: string, letter: Letter): Promise<void> =>
  postMail(sql, to, { subject: letter.subject, text: letterText(letter), html: letterHtml(letter) })

/** The same for a mail that is set already. */
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

/** Takes a letter for as long as handing it over may last: a second worker that meets it meanwhile leaves it alone. */
export const takeLetter = (sql: Sql, id: number): Promise<OutboxRow | null> =>
  maybeOne(sql<OutboxRow[]>`
    update outbox set next_attempt_at = now() + interval '5 minutes'
    where id = ${id} and channel = 'mail' and status <> 'sent' and next_attempt_at <= now()
    returning recipient, subject, body, html`)

export const isUnsent = async (sql: Sql, id: number): Promise<boolean> =>
  (await maybeOne(sql`select from outbox where id = ${id} and channel = 'mail' and status <> 'sent'`)) !== null

export const markSent = (sql: Sql, id: number, now: Date) => sql`
  update outbox set status = 'sent', sent_at = ${now}, attempts = attempts + 1, last_error = null where id = ${id}`

export const noteFailure = (sql: Sql, id: number, reason: string) => sql`
  update outbox set attempts = attempts + 1, last_error = ${reason.slice(0, 500)}, next_attempt_at = now(),
    status = case when attempts + 1 >= ${MOST_ATTEMPTS} then 'dead' else 'pending' end
  where id = ${id} and status <> 'sent'`

/** The first try and its repetitions. */
export const MOST_ATTEMPTS = 9

/** What was delivered long ago is nobody's business any more. */
export const dropDelivered = (sql: Sql, before: Date) =>
  sql`delete from outbox where status = 'sent' and sent_at < ${before}`
