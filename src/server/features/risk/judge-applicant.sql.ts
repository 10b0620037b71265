import { isNewAccount, riskOf } from '#domain/listing-risk.ts'
import { maybeOne, type Sql } from '#server/db/sql.ts'
import type { Finding } from './assess-risk.ts'
import { findAccount } from './queries.ts'

/** Verification applications that have no assessment yet. */
export const listUnjudgedApplicants = (sql: Sql, limit: number): Promise<{ id: number; userId: number }[]> =>
  sql<{ id: number; userId: number }[]>`
    select v.id, v.user_id as "userId" from verification_applications v
    left join moderation_cases c on c.kind = 'verification' and c.subject_id = v.id
    where v.status = 'pending' and c.judged_at is null order by v.id limit ${limit}`

/** Assesses a verification application: account age, shared phone number, earlier rejection, reports, no listings. */
export async function judgeApplicant(sql: Sql, { id, userId }: { id: number; userId: number }, now: Date) {
  const [account, past] = await Promise.all([findAccount(sql, userId), findPast(sql, id, userId)])
  const findings: Finding[] = []
  if (account && isNewAccount(account.createdAt, now)) findings.push({ reason: 'new-account' })
  if (account?.namesakeId) findings.push({ reason: 'contact-reused', userId: account.namesakeId })
  if (past?.isRefused) findings.push({ reason: 'refused-before' })
  if (past?.isReported) findings.push({ reason: 'reported' })
  if (past && !past.hasListings) findings.push({ reason: 'no-listings' })
  return { risk: riskOf(findings.map(({ reason }) => reason)), findings }
}

const findPast = (sql: Sql, id: number, userId: number) =>
  maybeOne(sql<{ isRefused: boolean; isReported: boolean; hasListings: boolean }[]>`
    select
      exists (select from verification_applications v where v.user_id = ${userId} and v.id < ${id} and v.status = 'failed') as "isRefused",
      exists (select from properties p join reports r on r.property_id = p.id and r.status <> 'dismissed' where p.owner_id = ${userId}) as "isReported",
      exists (select from properties p where p.owner_id = ${userId}) or exists (select from projects p where p.owner_id = ${userId}) as "hasListings"`)
