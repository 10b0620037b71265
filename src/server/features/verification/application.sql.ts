import type { APPLICATION_SORTS, APPLICATION_STATES } from '#contract/verification-admin.ts'
import type { AccountType } from '#domain/account-type.ts'
import { countRowsOf } from '#server/db/bounded-count.ts'
import { maybeOne, type Sql } from '#server/db/sql.ts'

export type ApplicationState = (typeof APPLICATION_STATES)[number]

export interface ListedApplication {
  id: number
  status: ApplicationState
  reason: string | null
  createdAt: Date
  decidedAt: Date | null
  userId: number
  name: string
  slug: string
  email: string | null
  isActive: boolean
  accountType: AccountType
  requestedType: AccountType | null
  claimedBy: number | null
  claimerName: string | null
  claimedUntil: Date | null
}

const APPLICATION = `
  a.id, a.status, a.reason, a.created_at as "createdAt", a.decided_at as "decidedAt", u.id as "userId", u.name, u.slug, u.email,
  u.is_active as "isActive", u.account_kind as "accountType", u.requested_account_kind as "requestedType", c.claimed_by as "claimedBy", (select w.name from users w where w.id = c.claimed_by) as "claimerName",
  c.claimed_until as "claimedUntil"`

const CLAIM = `left join moderation_cases c on c.kind = 'verification' and c.subject_id = a.id`

const ORDERS: Record<(typeof APPLICATION_SORTS)[number], string> = { sent: 'a.id', '-sent': 'a.id desc' }

const fits = (sql: Sql, status: ApplicationState | undefined) =>
  status === undefined ? sql`true` : sql`a.status = ${status}`

export const listApplicationRows = (
  sql: Sql,
  {
    status,
    sort,
    offset,
    limit,
  }: { status?: ApplicationState; sort: keyof typeof ORDERS; offset: number; limit: number },
): Promise<ListedApplication[]> => sql<ListedApplication[]>`
  select ${sql.unsafe(APPLICATION)}
  from (
    select a.id from verification_applications a where ${fits(sql, status)}
    order by ${sql.unsafe(ORDERS[sort])} offset ${offset} limit ${limit}) page
  join verification_applications a on a.id = page.id join users u on u.id = a.user_id ${sql.unsafe(CLAIM)}
  order by ${sql.unsafe(ORDERS[sort])}`

export const countApplications = (sql: Sql, status: ApplicationState | undefined): Promise<number> =>
  countRowsOf(sql, sql`verification_applications a where ${fits(sql, status)}`)

export interface WholeApplication extends ListedApplication {
  decidedBy: { id: number; name: string } | null
  isLatest: boolean
  answers: {
    id: number
    question: string
    type: 'text' | 'number' | 'radio' | 'checkbox' | 'dropdown' | 'textarea' | 'file'
    value: string | string[]
    file: { key: string; name: string } | null
  }[]
}

export const findApplication = (sql: Sql, id: number): Promise<WholeApplication | null> =>
  maybeOne(sql<WholeApplication[]>`
    select ${sql.unsafe(APPLICATION)},
      (select json_build_object('id', d.id, 'name', d.name) from users d where d.id = a.decided_by) as "decidedBy",
      not exists (select from verification_applications later where later.user_id = a.user_id and later.id > a.id) as "isLatest",
      coalesce((
        select json_agg(json_build_object('id', w.id, 'question', f.name, 'type', f.field_type, 'value', w.value, 'file', (
          select json_build_object('key', m.key, 'name', m.original_name) from media m where m.id = w.media_id)) order by f.position, f.id)
        from verification_answers w join verification_fields f on f.id = w.field_id where w.application_id = a.id), '[]') as answers
    from verification_applications a join users u on u.id = a.user_id ${sql.unsafe(CLAIM)} where a.id = ${id}`)

export const lockApplication = (
  sql: Sql,
  id: number,
): Promise<{ userId: number; status: ApplicationState; isLatest: boolean } | null> =>
  maybeOne(sql<{ userId: number; status: ApplicationState; isLatest: boolean }[]>`
    select a.user_id as "userId", a.status,
      not exists (select from verification_applications later where later.user_id = a.user_id and later.id > a.id) as "isLatest"
    from verification_applications a where a.id = ${id} for update`)

export const resolveApplication = (
  sql: Sql,
  id: number,
  decided: { status: 'success' | 'failed'; reason: string | null; by: number; now: Date },
) => sql`
  update verification_applications set status = ${decided.status}, reason = ${decided.reason}, decided_by = ${decided.by},
    decided_at = ${decided.now} where id = ${id}`
