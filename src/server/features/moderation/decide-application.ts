import type { decideApplication as endpoint } from '#contract/verification-admin.ts'
import type { Handler } from '#server/context.ts'
import { AppError, missing } from '#server/errors.ts'
import { checkOwnDecision } from '#server/features/settings/public.ts'
import { lockApplication, settleVerification } from '#server/features/verification/public.ts'
import { closeCase, lockCase } from './case-sql.ts'
import { refuseIfTaken } from './decide.ts'

/** The way past the queue; whoever has the case there comes first, and a decision that can still be taken back counts. */
export const decideApplication: Handler<typeof endpoint> = async (ctx, { id, decision, reason }) => {
  const key = { kind: 'verification', id } as const
  refuseIfTaken(ctx, await lockCase(ctx.sql, key.kind, id))
  const application = await lockApplication(ctx.sql, id)
  if (!application) throw missing('Application')
  const isOwn = await checkOwnDecision(ctx, [application.userId])
  if (!application.isLatest) throw new AppError('refused', 'api.application-superseded')
  // The mark can be taken back; what was refused is decided about when the person applies again.
  const isOpen = application.status === 'pending' || (decision === 'reject' && application.status === 'success')
  if (!isOpen) throw new AppError('refused', 'api.application-decided')
  const because = decision === 'reject' ? (reason ?? '') : null
  await settleVerification(ctx, { id, ...application }, because)
  await closeCase(ctx.sql, key)
  await ctx.audit({
    action: decision === 'approve' ? 'verification approved' : 'verification rejected',
    subject: 'user',
    subjectId: application.userId,
    details: { applicationId: id, from: application.status, reason: because, ...(isOwn && { own: true }) },
  })
  return null
}
