import * as z from 'zod/mini'
import type { Sql } from '#server/db/sql.ts'
import { findEditedProject } from '#server/features/projects/public.ts'
import { findEdited } from '#server/features/properties/public.ts'
import {
  assessRisk,
  judgeApplicant,
  listUnjudged,
  listUnjudgedApplicants,
  refreshPriceBands,
  riskSubjectOfProject,
  riskSubjectOfProperty,
  saveJudgement,
} from '#server/features/risk/public.ts'
import { job } from '#server/jobs/job.ts'
import { applyDueDecision } from './apply-due-decision.ts'
import { dropStale } from './case.sql.ts'
import { refreshModerationQueue } from './queue.sql.ts'

/** Applies held decisions after the undo window; runs every minute too, in case the scheduled job was missed. */
export const applyDueDecisions = job(
  'settle-decisions',
  z.object({}),
  async (context) => {
    while (await applyDueDecision(context));
  },
  { cron: '* * * * *', concurrency: 1 },
)

const BATCH = 100

/**
 * Assesses pending cases that were not assessed on submission: imports, edits, and cases from before risk assessment
 * existed.
 */
export const assessPendingCases = job(
  'judge-waiting',
  z.object({}),
  async ({ sql, now }) => {
    for (const waiting of await listUnjudged(sql, BATCH)) {
      const sketch = await findRiskSubject(sql, waiting)
      if (sketch) await saveJudgement(sql, waiting, await assessRisk(sql, sketch, now()), now())
    }
    for (const { id, userId } of await listUnjudgedApplicants(sql, BATCH))
      await saveJudgement(sql, { kind: 'verification', id }, await judgeApplicant(sql, { id, userId }, now()), now())
  },
  { cron: '* * * * *', concurrency: 1 },
)

async function findRiskSubject(sql: Sql, { kind, listingId }: { kind: string; listingId: number }) {
  const isHome = kind === 'property' || kind === 'property_revision'
  if (isHome) {
    const home = await findEdited(sql, { id: listingId })
    return home && riskSubjectOfProperty(home.pending ?? home.state, { exceptId: home.id, ownerId: home.ownerId })
  }
  const project = await findEditedProject(sql, { id: listingId })
  return (
    project &&
    riskSubjectOfProject(project.pending ?? project.state, { exceptId: project.id, ownerId: project.ownerId })
  )
}

/**
 * Nightly: refreshes price statistics, deletes stale cases and rebuilds the queue, in case rows were restored without
 * their triggers.
 */
export const refreshRiskStatistics = job(
  'renew-shield',
  z.object({}),
  async ({ sql }) => {
    await sql.begin(async (transaction) => {
      await transaction`set local statement_timeout = '10min'`
      await refreshPriceBands(transaction)
    })
    await dropStale(sql)
    await refreshModerationQueue(sql)
  },
  { cron: '50 3 * * *', concurrency: 1 },
)
