import type { DecisionWord, ModeratedKind } from '#domain/moderation.ts'
import { maybeOne, one, type Sql } from '#server/db/sql.ts'

export interface CaseRow {
  kind: ModeratedKind
  id: number
  claimedBy: number | null
  claimerName: string | null
  claimedUntil: Date | null
  escalatedAt: Date | null
  appeal: string | null
  heldDecision: DecisionWord | null
  heldReason: string | null
  heldBy: number | null
  heldVersion: string | null
  heldUntil: Date | null
}

const CASE = `
  c.kind, c.subject_id as id, c.claimed_by as "claimedBy", (select u.name from users u where u.id = c.claimed_by) as "claimerName",
  c.claimed_until as "claimedUntil", c.escalated_at as "escalatedAt", c.appeal, c.held_decision as "heldDecision", c.held_reason as "heldReason",
  c.held_by as "heldBy", c.held_version as "heldVersion", c.held_until as "heldUntil"`

/** Creates the case if needed and locks it until the transaction ends, so that parallel decisions wait here. */
export const lockCase = (sql: Sql, kind: ModeratedKind, id: number): Promise<CaseRow> =>
  one(sql<CaseRow[]>`
    insert into moderation_cases as c (kind, subject_id) values (${kind}, ${id})
    on conflict (kind, subject_id) do update set kind = excluded.kind
    returning ${sql.unsafe(CASE)}`)

/** Claims a case that is free, expired or already claimed by the user; null if another user has it. */
export const claimCase = (sql: Sql, { kind, id }: Key, userId: number, { now, until }: { now: Date; until: Date }) =>
  maybeOne(sql<{ until: Date }[]>`
    insert into moderation_cases as c (kind, subject_id, claimed_by, claimed_until) values (${kind}, ${id}, ${userId}, ${until})
    on conflict (kind, subject_id) do update set claimed_by = excluded.claimed_by, claimed_until = excluded.claimed_until
    where c.claimed_by is null or c.claimed_by = excluded.claimed_by or c.claimed_until <= ${now}
    returning c.claimed_until as until`)

interface Key {
  kind: ModeratedKind
  id: number
}

export const releaseCase = (sql: Sql, { kind, id }: Key, userId: number) => sql`
  update moderation_cases set claimed_by = null, claimed_until = null
  where kind = ${kind} and subject_id = ${id} and claimed_by = ${userId}`

export const findClaimer = (sql: Sql, { kind, id }: Key) =>
  maybeOne(sql<{ name: string | null; until: Date }[]>`
    select (select u.name from users u where u.id = c.claimed_by) as name, c.claimed_until as until
    from moderation_cases c where c.kind = ${kind} and c.subject_id = ${id}`)

interface Held {
  decision: DecisionWord
  reason: string | null
  userId: number
  version: string | null
  until: Date
}

export const holdDecision = (sql: Sql, { kind, id }: Key, { decision, reason, userId, version, until }: Held) => sql`
  update moderation_cases set held_decision = ${decision}, held_reason = ${reason}, held_by = ${userId}, held_version = ${version},
    held_until = ${until}, claimed_by = null, claimed_until = null
  where kind = ${kind} and subject_id = ${id}`

/** Clears a held decision, so that the case is open again. */
export const dropHeld = (sql: Sql, { kind, id }: Key) => sql`
  update moderation_cases set held_decision = null, held_reason = null, held_by = null, held_version = null, held_until = null
  where kind = ${kind} and subject_id = ${id}`

/** Deletes the case of a decided subject. */
export const closeCase = (sql: Sql, { kind, id }: Key) => sql`
  delete from moderation_cases where kind = ${kind} and subject_id = ${id}`

/** Escalates a case: from now on only administrators can decide it. */
export const escalateCase = (sql: Sql, { kind, id }: Key, note: string, userId: number, now: Date) => sql`
  update moderation_cases set escalated_at = ${now}, escalated_by = ${userId}, note = ${note}, claimed_by = null, claimed_until = null
  where kind = ${kind} and subject_id = ${id}`

/**
 * Takes a case out of the queue until its owner changes the subject. Uses the database clock, as the timestamps it is
 * compared with do.
 */
export const awaitOwner = (sql: Sql, { kind, id }: Key) => sql`
  update moderation_cases set asked_at = now(), claimed_by = null, claimed_until = null, escalated_at = null, note = null
  where kind = ${kind} and subject_id = ${id}`

/** Locks a held decision that is due, until it has been applied. */
export const lockDue = (sql: Sql, { kind, id }: Key, now: Date): Promise<CaseRow | null> =>
  maybeOne(sql<CaseRow[]>`
    select ${sql.unsafe(CASE)} from moderation_cases c
    where c.kind = ${kind} and c.subject_id = ${id} and c.held_until <= ${now} for update of c skip locked`)

/** Deletes cases whose subject no longer exists or is not pending. */
export const dropStale = (sql: Sql) => sql`
  delete from moderation_cases c where c.held_until is null and not (
    (c.kind = 'property' and exists (select from properties p where p.id = c.subject_id and p.request_status = 'pending'))
    or (c.kind = 'project' and exists (select from projects p where p.id = c.subject_id and p.request_status = 'pending'))
    or (c.kind in ('property_revision', 'project_revision') and exists (
      select from listing_revisions r where r.id = c.subject_id and r.status = 'pending'))
    or (c.kind = 'advertisement' and exists (select from advertisements a where a.id = c.subject_id and a.status = 'pending'))
    or (c.kind = 'report' and exists (select from reports r where r.id = c.subject_id and r.status = 'open'))
    or (c.kind = 'verification' and exists (
      select from verification_applications v where v.id = c.subject_id and v.status = 'pending')))`
