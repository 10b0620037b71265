import type { CONTACT_SORTS, CONTACT_STATES } from '#contract/support-admin.ts'
import { countRowsOf } from '#server/db/bounded-count.ts'
import { maybeOne, type Sql } from '#server/db/sql.ts'

type State = (typeof CONTACT_STATES)[number]

export interface ContactRow {
  id: number
  name: string
  email: string
  subject: string
  message: string
  userId: number | null
  createdAt: Date
  handledAt: Date | null
  handledBy: { id: number; name: string } | null
  answer: string | null
  answeredAt: Date | null
}

const ORDERS: Record<(typeof CONTACT_SORTS)[number], string> = {
  sent: 'c.created_at, c.id',
  '-sent': 'c.created_at desc, c.id desc',
}

const inState = (sql: Sql, state: State) =>
  state === 'open' ? sql`c.handled_at is null` : sql`c.handled_at is not null`

export const listContactRows = (
  sql: Sql,
  { state, sort, offset, limit }: { state: State; sort: keyof typeof ORDERS; offset: number; limit: number },
): Promise<ContactRow[]> => sql<ContactRow[]>`
  select c.id, c.first_name || ' ' || c.last_name as name, c.email, c.subject, c.message, c.user_id as "userId",
    c.created_at as "createdAt", c.handled_at as "handledAt", c.answer, c.answered_at as "answeredAt",
    (select json_build_object('id', u.id, 'name', u.name) from users u where u.id = c.handled_by) as "handledBy"
  from (
    select c.id from contact_requests c where ${inState(sql, state)}
    order by ${sql.unsafe(ORDERS[sort])} offset ${offset} limit ${limit}) page
  join contact_requests c on c.id = page.id order by ${sql.unsafe(ORDERS[sort])}`

export const countContacts = (sql: Sql, state: State): Promise<number> =>
  countRowsOf(sql, sql`contact_requests c where ${inState(sql, state)}`)

export interface LockedContact {
  name: string
  email: string
  subject: string
  message: string
  isHandled: boolean
  isAnswered: boolean
  language: string | null
  siteName: string
}

export const lockContact = (sql: Sql, id: number): Promise<LockedContact | null> =>
  maybeOne(sql<LockedContact[]>`
    select c.first_name || ' ' || c.last_name as name, c.email, c.subject, c.message, c.handled_at is not null as "isHandled",
      c.answered_at is not null as "isAnswered",
      coalesce((select u.language_code from users u where u.id = c.user_id),
        (select value from settings where key = 'default_language')) as language,
      coalesce((select nullif(value, '') from settings where key = 'company_name'), 'Lintel') as "siteName"
    from contact_requests c where c.id = ${id} for update`)

export const saveReply = (sql: Sql, id: number, given: { answer: string; by: number; now: Date }) => sql`
  update contact_requests set answer = ${given.answer}, answered_at = ${given.now}, handled_by = ${given.by},
    handled_at = coalesce(handled_at, ${given.now}) where id = ${id}`

export const setHandled = (sql: Sql, id: number, by: number | null, now: Date | null) => sql`
  update contact_requests set handled_at = ${now}, handled_by = ${by} where id = ${id}`
