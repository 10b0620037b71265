import type { AccountType } from '#domain/account-type.ts'
import type { RiskReason } from '#domain/listing-risk.ts'
import type { ModeratedKind } from '#domain/moderation.ts'
import { maybeOne, one, type Sql } from '#server/db/sql.ts'
import { IMAGE, type ImageRow } from '#server/features/properties/public.ts'
import type { WaitingRow } from './queue.sql.ts'

type Subject = Pick<WaitingRow, 'propertyId' | 'projectId'>

/** Whether a pending case has this risk signal. */
export const hasCause = async (sql: Sql, { kind, id }: { kind: ModeratedKind; id: number }, cause: RiskReason) =>
  (
    await sql`
      select from moderation_cases where kind = ${kind} and subject_id = ${id} and reasons @> ${sql.json([{ reason: cause }])}`
  ).length > 0

export interface PhotoRow {
  id: number
  image: ImageRow
}

/** Images by id, in the given order. */
export const listPhotos = (sql: Sql, ids: readonly number[]): Promise<PhotoRow[]> =>
  sql<PhotoRow[]>`
    select m.id, ${sql.unsafe(IMAGE)} as image from unnest(${ids as number[]}::bigint[]) with ordinality as asked (id, place)
    join media m on m.id = asked.id order by asked.place`

export interface LikeRow {
  id: number
  slug: string
  title: string
  owner: string | null
}

/** Listings that a finding refers to. */
export const listLike = (sql: Sql, table: 'properties' | 'projects', ids: readonly number[]): Promise<LikeRow[]> =>
  sql<LikeRow[]>`
    select p.id, p.slug, p.title, (select u.name from users u where u.id = p.owner_id) as owner
    from ${sql(table)} p where p.id = any (${ids as number[]}::bigint[])`

export const listNames = (sql: Sql, ids: readonly number[]) =>
  sql<{ id: number; name: string }[]>`select id, name from users where id = any (${ids as number[]}::bigint[])`

export interface AccountRow {
  joinedAt: Date
  isActive: boolean
  language: string | null
  accountType: AccountType
  requestedType: AccountType | null
  listings: number
  refused: number
  reported: number
}

/** Account data shown to moderators. */
export const findAccount = (sql: Sql, id: number): Promise<AccountRow | null> =>
  maybeOne(sql<AccountRow[]>`
    select u.created_at as "joinedAt", u.is_active as "isActive", u.language_code as language,
      u.account_kind as "accountType", u.requested_account_kind as "requestedType",
      (select count(*) from properties p where p.owner_id = u.id) + (select count(*) from projects p where p.owner_id = u.id) as listings,
      (select count(*) from properties p join rejections r on r.property_id = p.id and r.kind = 'rejected' where p.owner_id = u.id)
        + (select count(*) from projects p join rejections r on r.project_id = p.id and r.kind = 'rejected' where p.owner_id = u.id) as refused,
      (select count(*) from properties p join reports r on r.property_id = p.id where p.owner_id = u.id) as reported
    from users u where u.id = ${id}`)

export interface HistoryRow {
  at: Date
  what: string
  by: string | null
  words: string | null
}

const MAX_HISTORY = 60

/** Events of a listing and staff actions on it, newest first. */
export const listHistory = (sql: Sql, { propertyId, projectId }: Subject, key: { kind: ModeratedKind; id: number }) =>
  sql<HistoryRow[]>`
    select h.at, h.what, (select u.name from users u where u.id = h.actor_id) as by, h.words from (
      select e.at, e.kind as what, e.actor_id, coalesce(e.new ->> 'request_status', e.new ->> 'price') as words
      from listing_events e where e.property_id = ${propertyId}
      union all
      select r.created_at, r.kind, r.actor_id, r.reason from rejections r where r.property_id = ${propertyId} or r.project_id = ${projectId}
      union all
      select r.appealed_at, 'appeal', null, r.appeal from rejections r
      where r.appealed_at is not null and (r.property_id = ${propertyId} or r.project_id = ${projectId})
      union all
      select a.at, a.action, a.actor_id, a.details ->> 'reason' from audit_log a
      where a.subject = ${key.kind} and a.subject_id = ${key.id} and a.action not in ('moderation.claim', 'moderation.release')
      union all
      select a.at, a.action, a.actor_id, a.details ->> 'reason' from audit_log a
      where a.subject = ${propertyId === null ? 'project' : 'property'} and a.subject_id = ${propertyId ?? projectId}
        and a.action not in ('moderation.claim', 'moderation.release') and ${key.kind !== 'property' && key.kind !== 'project'}
    ) h order by h.at desc limit ${MAX_HISTORY}`

export interface CaseText {
  note: string | null
  appeal: string | null
  appealedAt: Date | null
  against: string | null
}

/** Texts of a case: the escalation note and the owner's appeal. */
export const findCaseText = (sql: Sql, { kind, id }: { kind: ModeratedKind; id: number }): Promise<CaseText> =>
  one(sql<CaseText[]>`
    select c.note, c.appeal, c.appealed_at as "appealedAt", (
      select r.reason from rejections r where r.appealed_at is not null
        and ((c.kind = 'property' and r.property_id = c.subject_id) or (c.kind = 'project' and r.project_id = c.subject_id))
      order by r.id desc limit 1) as against
    from (values (${kind}::text, ${id}::bigint)) asked (kind, id)
    left join moderation_cases c on c.kind = asked.kind and c.subject_id = asked.id`)
