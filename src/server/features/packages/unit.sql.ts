import type { Feature } from '#domain/package-quota.ts'
import { maybeOne, type Sql } from '#server/db/sql.ts'

/** What a credit was used for. */
export interface UnitSubject {
  kind: 'property' | 'project' | 'advertisement'
  id: number
}

interface UnitRow {
  limitId: number
  userPackageId: number
  hours: number
  /** Remaining credits; null is unlimited. */
  left: number | null
}

/**
 * Locks the counter to consume from until the transaction ends. A waiting transaction re-reads the row and moves on to
 * the next counter if this one is used up.
 */
export const lockUnit = (sql: Sql, userId: number, feature: Feature, now: Date): Promise<UnitRow | null> =>
  maybeOne(sql<UnitRow[]>`
    select l.id as "limitId", o.id as "userPackageId",
      coalesce(extract(epoch from o.ends_at - o.starts_at) / 3600, p.duration_hours)::int as hours,
      l.total - l.used - l.lapsed as left
    from user_package_limits l
    join user_packages o on o.id = l.user_package_id
    join packages p on p.id = o.package_id
    join features f on f.id = l.feature_id and f.is_active
    where o.user_id = ${userId} and f.key = ${feature}
      and o.starts_at <= ${now} and (o.ends_at is null or o.ends_at > ${now})
      and (l.total is null or l.used + l.lapsed < l.total)
    order by o.ends_at nulls last, o.id limit 1
    for update of l`)

interface Use {
  limitId: number
  subject: UnitSubject
  actorId: number
  now: Date
}

export const insertUse = (sql: Sql, { limitId, subject, actorId, now }: Use) => sql`
  insert into package_ledger (limit_id, kind, units, subject, subject_id, actor_id, at)
  values (${limitId}, 'use', -1, ${subject.kind}, ${subject.id}, ${actorId}, ${now})`

interface Uses extends Omit<Use, 'subject'> {
  kind: UnitSubject['kind']
  ids: readonly number[]
}

export const insertUses = (sql: Sql, { limitId, kind, ids, actorId, now }: Uses) => sql`
  insert into package_ledger (limit_id, kind, units, subject, subject_id, actor_id, at)
  select ${limitId}, 'use', -1, ${kind}, id, ${actorId}, ${now} from unnest(${ids as number[]}::bigint[]) id`

interface UseRow {
  id: number
  limitId: number
}

/** The latest use for this subject that was not refunded. */
export const findUse = (sql: Sql, feature: Feature, subject: UnitSubject): Promise<UseRow | null> =>
  maybeOne(sql<UseRow[]>`
    select u.id, u.limit_id as "limitId" from package_ledger u
    join user_package_limits l on l.id = u.limit_id
    join features f on f.id = l.feature_id
    where u.kind = 'use' and u.subject = ${subject.kind} and u.subject_id = ${subject.id} and f.key = ${feature}
      and not exists (select from package_ledger r where r.returned_use = u.id)
    order by u.id desc limit 1`)

interface Return {
  use: UseRow
  subject: UnitSubject
  actorId: number | null
  now: Date
}

/** Concurrent refunds of one use conflict on the unique key, and one of them inserts nothing. */
export const insertReturn = (sql: Sql, { use, subject, actorId, now }: Return) => sql<{ id: number }[]>`
  insert into package_ledger (limit_id, kind, units, subject, subject_id, returned_use, actor_id, at)
  values (${use.limitId}, 'return', 1, ${subject.kind}, ${subject.id}, ${use.id}, ${actorId}, ${now})
  on conflict (returned_use) do nothing returning id`
