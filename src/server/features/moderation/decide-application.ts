import type { decideApplication as endpoint } from '#contract/verification-admin.ts'
import type { Handler } from '#server/context.ts'
import { AppError, missing } from '#server/errors.ts'
import { checkOwnDecision } from '#server/features/settings/public.ts'
import { lockApplication, resolveVerification } from '#server/features/verification/public.ts'
import { closeCase, lockCase } from './case.sql.ts'
import { refuseIfTaken } from './decide.ts'

/**
 * Decides on an application outside the queue. A claim or a held decision of another administrator takes precedence.
 */
export const decideApplication: Handler<typeof endpoint> = async (ctx, { id, decision, reason }) => {
  const key = { kind: 'verification', id } as const
  refuseIfTaken(ctx, await lockCase(ctx.sql, key.kind, id))
  const application = await lockApplication(ctx.sql, id)
  if (!application) throw missing('Application')
  const isOwn = await checkOwnDecision(ctx, [application.userId])
  if (!application.isLatest) throw new AppError('refused', 'api.application-superseded')
  // A verification can be revoked; a rejected application is final until the user applies again.
  const isOpen = application.status === 'pending' || (decision === 'reject' && application.status === 'success')
  if (!isOpen) throw new AppError('refused', 'api.application-decided')
  const because = decision === 'reject' ? (reason ?? '') : null
  await resolveVerification(ctx, { id, ...application }, because)
  await closeCase(ctx.sql, key)
  await ctx.audit({
    action: decision === 'approve' ? 'verification approved' : 'verification rejected',
    subject: 'user',
    subjectId: application.userId,
    details: { applicationId: id, from: application.status, reason: because, ...(isOwn && { own: true }) },
  })
  return null
}
