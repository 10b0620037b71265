import type { OUTBOX_CHANNELS, OUTBOX_STATES, WORK_SORTS } from '#contract/queues-admin.ts'
import { countRowsOf } from '#server/db/bounded-count.ts'
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
    from (select o.id from push_deliveries o where ${fits(sql, filter)} ${page}) page
    join push_deliveries o on o.id = page.id
    join device_tokens d on d.token = o.token join users u on u.id = d.user_id
    left join notifications n on n.id = o.notification_id
    order by ${sql.unsafe(ORDERS[sort])}`
}

export const countOutbox = (sql: Sql, filter: OutboxFilter): Promise<number> =>
  countRowsOf(
    sql,
    sql`${sql.unsafe(filter.channel === 'mail' ? 'outbox' : 'push_deliveries')} o where ${fits(sql, filter)}`,
  )

/** Literals instead of parameters, so that unsent emails are found through their partial index. */
const MAIL_STATES: Record<State, string> = {
  waiting: `o.status = 'pending'`,
  failed: `o.status = 'dead'`,
  sent: `o.status = 'sent'`,
}
/** Failed pushes are retried by their job alone, so none is marked as failed here. */
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

/**
 * Locks an unsent item until the transaction ends; null when it was sent, is being delivered, or is an expired push.
 */
export const lockUnsent = (sql: Sql, channel: Channel, id: number, since: Date) =>
  channel === 'mail'
    ? maybeOne(sql<{ id: number }[]>`
        select id from outbox where id = ${id} and channel = 'mail' and status <> 'sent' and next_attempt_at <= now() for update`)
    : maybeOne(
        sql<
          { id: number }[]
        >`select id from push_deliveries where id = ${id} and done_at is null and created_at > ${since} for update`,
      )

export const requeueMail = (sql: Sql, id: number) =>
  sql`update outbox set status = 'pending', attempts = 0 where id = ${id}`

/** The job that delivers the item, open or dead-lettered, if there is one. */
export const findJobOf = (sql: Sql, queue: string, id: number) =>
  maybeOne(sql<{ id: string; state: 'created' | 'retry' | 'active'; isLaidAside: boolean }[]>`
    select j.id, j.state, false as "isLaidAside" from pgboss.job_common j
    where j.name = ${queue} and j.state < 'completed' and j.data->>'id' = ${String(id)}
    union all
    select j.id, j.state, true from pgboss.job_common j
    where j.name = 'laid-aside' and j.state = 'created' and j.source_name = ${queue} and j.data->>'id' = ${String(id)}
    limit 1`)
