import { messageOf } from '#domain/messages.ts'
import {
  canAskChanges,
  type DecisionWord,
  isForAdministrators,
  type ModeratedKind,
  UNDO_SECONDS,
} from '#domain/moderation.ts'
import { may } from '#domain/policy.ts'
import type { Context } from '#server/context.ts'
import { AppError, missing } from '#server/errors.ts'
import { checkOwnDecision } from '#server/features/settings/public.ts'
import { askChanges } from './ask-changes.ts'
import { type CaseRow, closeCase, escalateCase, holdDecision, lockCase } from './case.sql.ts'
import { decideProject, decideProperty } from './decide-listing.ts'
import { decidePromotion } from './decide-promotion.ts'
import { decideReport } from './decide-report.ts'
import { decideRevision } from './decide-revision.ts'
import { decideVerification } from './decide-verification.ts'
import type { Decision } from './decision.ts'
import { findCaseOwner, findVersion } from './queue.sql.ts'

/** Decides on one subject, which it locks first; false if the subject is no longer pending. */
type Decide = (ctx: Context, id: number, decision: Decision, check: () => Promise<void>) => Promise<boolean>

const DECIDE: Record<ModeratedKind, Decide> = {
  property: decideProperty,
  project: decideProject,
  property_revision: decideRevision,
  project_revision: decideRevision,
  advertisement: decidePromotion,
  report: decideReport,
  verification: decideVerification,
}

export interface Decided {
  kind: ModeratedKind
  id: number
  decision: DecisionWord
  reason?: string | undefined
  version?: string | undefined
}

/**
 * Decides on one case, immediately or after the undo window. Locks the case first, then its subject. Returns whether
 * the case is the viewer's own.
 */
export async function decide(ctx: Context, decided: Decided, isHeld: boolean): Promise<{ isOwn: boolean }> {
  refuseIfNotTheirs(ctx, decided.kind)
  const found = await lockCase(ctx.sql, decided.kind, decided.id)
  refuseIfTaken(ctx, found)
  const isOwn = await refuseIfOwn(ctx, decided)
  if (isHeld) await hold(ctx, decided)
  else if (!(await applyDecision(ctx, found, decided))) throw alreadyDecided()
  return { isOwn }
}

/** Throws if the viewer may not decide on their own case. Escalating is allowed, because it passes the case on. */
export const refuseIfOwn = async (ctx: Context, decided: Decided): Promise<boolean> =>
  decided.decision !== 'escalate' && checkOwnDecision(ctx, [await findCaseOwner(ctx.sql, decided)])

/** Applies a decision; false if the subject is no longer pending. */
export async function applyDecision(ctx: Context, found: CaseRow, decided: Decided): Promise<boolean> {
  refuseIfNotTheirs(ctx, decided.kind)
  const { kind, id, decision, reason = '' } = decided
  const check = () => checkVersion(ctx, decided)
  if (decision === 'changes' && canAskChanges(kind)) return askChanges(ctx, kind, id, reason, check)
  if (decision === 'escalate') {
    if ((await findVersion(ctx.sql, kind, id)) === null) return false
    await check()
    await escalateCase(ctx.sql, decided, reason, ctx.viewer!.id, ctx.now)
    return true
  }
  if (decision === 'changes') throw new AppError('refused', 'api.decision-no-changes')
  const outcome: Decision =
    decision === 'approve' ? { isApproved: true } : { isApproved: false, reason, isFinal: found.appeal !== null }
  const isDone = await DECIDE[kind](ctx, id, outcome, check)
  if (isDone) await closeCase(ctx.sql, decided)
  return isDone
}

/** Stores the decision until the undo window ends; a job applies it then, even if this process stops. */
async function hold(ctx: Context, decided: Decided) {
  const { kind, id, decision, reason = null } = decided
  const version = await findVersion(ctx.sql, kind, id)
  if (version === null) throw alreadyDecided()
  if (decision === 'changes' && !canAskChanges(kind)) throw new AppError('refused', 'api.decision-no-changes')
  await checkVersion(ctx, decided)
  const until = new Date(ctx.now.getTime() + UNDO_SECONDS * 1000)
  await holdDecision(ctx.sql, { kind, id }, { decision, reason, userId: ctx.viewer!.id, version, until })
  await ctx.enqueue('settle-decisions', {}, { startAfter: until })
}

/** Checked again when a held decision is applied: its author may have lost the role in the meantime. */
function refuseIfNotTheirs({ viewer }: Context, kind: ModeratedKind) {
  if (isForAdministrators(kind) && !may.administer(viewer)) throw missing('Case')
}

/**
 * Throws for a decided case, one claimed by another user, and an escalated one unless the viewer is an administrator.
 */
export function refuseIfTaken(ctx: Context, found: CaseRow) {
  if (found.heldUntil !== null) throw alreadyDecided()
  if (isClaimedByOther(found, ctx)) throw claimedBy(found.claimerName)
  if (found.escalatedAt !== null && !may.administer(ctx.viewer))
    throw new AppError('refused', 'api.decision-administrator', { key: 'escalated' })
}

const isClaimedByOther = ({ claimedBy: by, claimedUntil }: CaseRow, { viewer, now }: Context) =>
  by !== null && by !== viewer!.id && claimedUntil !== null && claimedUntil > now

const alreadyDecided = () => new AppError('refused', 'api.decision-made', { key: 'alreadyDecided' })

/** Error for a case that another moderator has claimed. */
export const claimedBy = (name: string | null) =>
  new AppError(
    'refused',
    name === null ? 'api.decision-claimed-by-other' : messageOf('api.decision-claimed', { name }),
    { key: 'claimed' },
  )

/** Throws if the subject has changed since the moderator read it. */
async function checkVersion({ sql }: Context, { kind, id, version }: Decided) {
  if (version !== undefined && version !== (await findVersion(sql, kind, id)))
    throw new AppError('refused', 'api.decision-outdated', { key: 'hasChanged' })
}
