import type { OUTBOX_CHANNELS, OUTBOX_STATES, WORK_SORTS } from '#contract/queues-admin.ts'
import { countRowsOf } from '#server/db/counted.ts'
import { type Fragment, maybeOne, type Sql } from '#server/db/sql.ts'

type Channel = (typeof OUTBOX_CHANNELS)[number]
type State = (typeof OUTBOX_STATES)[number]

export interface OutboxRow {
  id: number
  state: State
  to: string
  subject: string | null
  text: string | null
  attempts: number | null
  error: string | null
  createdAt: Date
  sentAt: Date | null
}

export interface OutboxFilter {
  channel: Channel
  state?: State | undefined
  to?: string | undefined
}

const ORDERS: Record<(typeof WORK_SORTS)[number], string> = { created: 'o.id', '-created': 'o.id desc' }
const LONGEST_TEXT = 2000

export const listOutboxRows = (
  sql: Sql,
  filter: OutboxFilter,
  sort: keyof typeof ORDERS,
  { offset, limit }: { offset: number; limit: number },
): Promise<OutboxRow[]> => {
  const page = sql`order by ${sql.unsafe(ORDERS[sort])} offset ${offset} limit ${limit}`
  if (filter.channel === 'mail')
    return sql<OutboxRow[]>`
      select o.id, case o.status when 'pending' then 'waiting' when 'dead' then 'failed' else 'sent' end as state, o.recipient as "to",
        o.subject, left(o.body, ${LONGEST_TEXT}) as text, o.attempts, o.last_error as error, o.created_at as "createdAt", o.sent_at as "sentAt"
      from (select o.id from outbox o where ${fits(sql, filter)} ${page}) page
      join outbox o on o.id = page.id order by ${sql.unsafe(ORDERS[sort])}`
  return sql<OutboxRow[]>`
    select o.id, case when o.done_at is null then 'waiting' else 'sent' end as state, u.name as "to", n.title as subject,
      n.message as text, null as attempts, null as error, o.created_at as "createdAt", o.done_at as "sentAt"
    from (select o.id from pushes o where ${fits(sql, filter)} ${page}) page
    join pushes o on o.id = page.id
    join device_tokens d on d.token = o.token join users u on u.id = d.user_id
    left join notifications n on n.id = o.notification_id
    order by ${sql.unsafe(ORDERS[sort])}`
}

export const countOutbox = (sql: Sql, filter: OutboxFilter): Promise<number> =>
  countRowsOf(sql, sql`${sql.unsafe(filter.channel === 'mail' ? 'outbox' : 'pushes')} o where ${fits(sql, filter)}`)

/** Written out, so that what was not sent is found in its own small index. */
const MAIL_STATES: Record<State, string> = {
  waiting: `o.status = 'pending'`,
  failed: `o.status = 'dead'`,
  sent: `o.status = 'sent'`,
}
/** A push that does not arrive is tried by its job alone, so none is ever marked as failed here. */
const PUSH_STATES: Record<State, string> = {
  waiting: 'o.done_at is null',
  failed: 'false',
  sent: 'o.done_at is not null',
}

const fits = (sql: Sql, { channel, state, to }: OutboxFilter): Fragment => {
  if (channel === 'push') return sql`${sql.unsafe(state ? PUSH_STATES[state] : 'true')}`
  return sql`
    ${sql.unsafe(state ? MAIL_STATES[state] : 'true')} and o.channel = 'mail'
    ${to === undefined ? sql`` : sql`and lower(o.recipient) = lower(${to})`}`
}

/** Something that did not go out, held until the transaction ends; null when it did, is being handed over, or is a push that is news no longer. */
export const lockUnsent = (sql: Sql, channel: Channel, id: number, since: Date) =>
  channel === 'mail'
    ? maybeOne(sql<{ id: number }[]>`
        select id from outbox where id = ${id} and channel = 'mail' and status <> 'sent' and next_attempt_at <= now() for update`)
    : maybeOne(
        sql<
          { id: number }[]
        >`select id from pushes where id = ${id} and done_at is null and created_at > ${since} for update`,
      )

export const beginAnew = (sql: Sql, id: number) =>
  sql`update outbox set status = 'pending', attempts = 0 where id = ${id}`

/** The job that is to hand something over, if there still is one. */
export const findJobOf = (sql: Sql, queue: string, id: number) =>
  maybeOne(sql<{ id: string; state: 'created' | 'retry' | 'active'; isLaidAside: boolean }[]>`
    select j.id, j.state, false as "isLaidAside" from pgboss.job_common j
    where j.name = ${queue} and j.state < 'completed' and j.data = ${sql.json({ id })}
    union all
    select j.id, j.state, true from pgboss.job_common j
    where j.name = 'laid-aside' and j.state = 'created' and j.source_name = ${queue} and j.data = ${sql.json({ id })}
    limit 1`)
