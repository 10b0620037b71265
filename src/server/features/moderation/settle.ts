import type { ModeratedKind } from '#domain/moderated.ts'
import { may } from '#domain/policy.ts'
import type { Context } from '#server/context.ts'
import { maybeOne, type Sql } from '#server/db/sql.ts'
import { AppError } from '#server/errors.ts'
import { actAs } from '#server/jobs/act-as.ts'
import type { JobContext } from '#server/jobs/job.ts'
import { type CaseRow, dropHeld, lockDue } from './case-sql.ts'
import { refuseIfOwn, takeEffect } from './decide.ts'

/** Makes the next decision take effect, in the name of whoever made it; false when none is due. */
export async function settleNext(context: JobContext): Promise<boolean> {
  const due = await findDue(context.sql, context.now())
  if (!due) return false
  const viewer = { id: due.heldBy, role: due.role ?? 'user', isDemo: false } as const
  return actAs(context, viewer, async (ctx, step) => {
    const found = await lockDue(ctx.sql, due, ctx.now)
    // Another node is at it, or it was taken back at the last moment; the next run looks again.
    if (!found) return false
    // Whatever becomes of it, the decision does not wait any more.
    await dropHeld(ctx.sql, found)
    const isDone = due.isActive && may.moderate(viewer) && (await attempt(step, found))
    if (!isDone) await ctx.audit({ action: 'moderation.lapsed', subject: found.kind, subjectId: found.id })
    return true
  })
}

/** What has changed since it was decided about goes back into the queue. */
async function attempt(step: <T>(work: (ctx: Context) => Promise<T>) => Promise<T>, found: CaseRow): Promise<boolean> {
  const { kind, id, heldDecision, heldReason, heldVersion } = found
  const decided = {
    ...{ kind, id, decision: heldDecision! },
    reason: heldReason ?? undefined,
    version: heldVersion ?? undefined,
  }
  try {
    return await step(async (ctx) => {
      await refuseIfOwn(ctx, decided)
      return takeEffect(ctx, found, decided)
    })
  } catch (error) {
    if (error instanceof AppError) return false
    throw error
  }
}

interface Due {
  kind: ModeratedKind
  id: number
  heldBy: number
  role: 'user' | 'moderator' | 'admin' | null
  isActive: boolean
}

/** The decision whose time came first; its author may be gone. */
const findDue = (sql: Sql, now: Date): Promise<Due | null> =>
  maybeOne(sql<Due[]>`
    select c.kind, c.subject_id as id, coalesce(c.held_by, 0) as "heldBy", u.role, coalesce(u.is_active, false) as "isActive"
    from moderation_cases c left join users u on u.id = c.held_by
    where c.held_until <= ${now} order by c.held_until limit 1`)
