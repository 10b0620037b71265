import * as z from 'zod/mini'
import type { Sql } from '#server/db/sql.ts'
import { findEditedProject } from '#server/features/projects/public.ts'
import { findEdited } from '#server/features/properties/public.ts'
import {
  judge,
  judgeApplicant,
  listUnjudged,
  listUnjudgedApplicants,
  renewPriceBands,
  saveJudgement,
  sketchOfHome,
  sketchOfProject,
} from '#server/features/shield/public.ts'
import { job } from '#server/jobs/job.ts'
import { dropStale } from './case-sql.ts'
import { renewQueue } from './queue-sql.ts'
import { settleNext } from './settle.ts'

/** Makes decisions take effect that nobody took back; by the minute too, should the moment be missed. */
export const settleDecisions = job(
  'settle-decisions',
  z.object({}),
  async (context) => {
    while (await settleNext(context));
  },
  { cron: '* * * * *', concurrency: 1 },
)

const BATCH = 100

/** Judges what came another way than through the form: imports, changes, and what waited before there were judgements. */
export const judgeWaiting = job(
  'judge-waiting',
  z.object({}),
  async ({ sql, now }) => {
    for (const waiting of await listUnjudged(sql, BATCH)) {
      const sketch = await findSketch(sql, waiting)
      if (sketch) await saveJudgement(sql, waiting, await judge(sql, sketch, now()), now())
    }
    for (const { id, userId } of await listUnjudgedApplicants(sql, BATCH))
      await saveJudgement(sql, { kind: 'verification', id }, await judgeApplicant(sql, { id, userId }, now()), now())
  },
  { cron: '* * * * *', concurrency: 1 },
)

async function findSketch(sql: Sql, { kind, listingId }: { kind: string; listingId: number }) {
  const isHome = kind === 'property' || kind === 'property_revision'
  if (isHome) {
    const home = await findEdited(sql, { id: listingId })
    return home && sketchOfHome(home.pending ?? home.state, { exceptId: home.id, ownerId: home.ownerId })
  }
  const project = await findEditedProject(sql, { id: listingId })
  return (
    project && sketchOfProject(project.pending ?? project.state, { exceptId: project.id, ownerId: project.ownerId })
  )
}

/**
 * What homes cost is counted every night, and what is known about cases that are over is forgotten. The queue is put in
 * order anew, in case somebody restored rows without their triggers.
 */
export const renewShield = job(
  'renew-shield',
  z.object({}),
  async ({ sql }) => {
    await sql.begin(async (transaction) => {
      await transaction`set local statement_timeout = '10min'`
      await renewPriceBands(transaction)
    })
    await dropStale(sql)
    await renewQueue(sql)
  },
  { cron: '50 3 * * *', concurrency: 1 },
)
