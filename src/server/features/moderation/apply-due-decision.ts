import type { ModeratedKind } from '#domain/moderation.ts'
import { may } from '#domain/policy.ts'
import type { Context } from '#server/context.ts'
import { maybeOne, type Sql } from '#server/db/sql.ts'
import { AppError } from '#server/errors.ts'
import type { JobContext } from '#server/jobs/job.ts'
import { actAs } from '#server/jobs/run-as-user.ts'
import { type CaseRow, dropHeld, lockDue } from './case.sql.ts'
import { applyDecision, refuseIfOwn } from './decide.ts'

/** Applies the next due decision as its author; false if none is due. */
export async function applyDueDecision(context: JobContext): Promise<boolean> {
  const due = await findDue(context.sql, context.now())
  if (!due) return false
  const viewer = { id: due.heldBy, role: due.role ?? 'user', isDemo: false } as const
  return actAs(context, viewer, async (ctx, step) => {
    const found = await lockDue(ctx.sql, due, ctx.now)
    // Another node is applying it, or it was just undone; the next run checks again.
    if (!found) return false
    // The decision is cleared in any case, also when it lapses.
    await dropHeld(ctx.sql, found)
    const isDone = due.isActive && may.moderate(viewer) && (await attempt(step, found))
    if (!isDone) await ctx.audit({ action: 'moderation.lapsed', subject: found.kind, subjectId: found.id })
    return true
  })
}

/**
 * Returns false if the decision is refused, for example because the subject has changed; the case is then open again.
 */
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
      return applyDecision(ctx, found, decided)
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

/** The decision that is due first; its author may no longer exist. */
const findDue = (sql: Sql, now: Date): Promise<Due | null> =>
  maybeOne(sql<Due[]>`
    select c.kind, c.subject_id as id, coalesce(c.held_by, 0) as "heldBy", u.role, coalesce(u.is_active, false) as "isActive"
    from moderation_cases c left join users u on u.id = c.held_by
    where c.held_until <= ${now} order by c.held_until limit 1`)
