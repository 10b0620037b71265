import type { decideApplication as endpoint } from '#contract/verification-admin.ts'
import type { Handler } from '#server/context.ts'
import { AppError, missing } from '#server/errors.ts'
import { notify } from '#server/features/notifications/public.ts'
import { lockApplication, settleApplication } from './application-queries.ts'

export const decideApplication: Handler<typeof endpoint> = async (ctx, { id, decision, reason }) => {
  const application = await lockApplication(ctx.sql, id)
  if (!application) throw missing('Application')
  if (!application.isLatest) throw new AppError('refused', 'This person has applied again since')
  // The mark can be taken back; what was refused is decided about when the person applies again.
  const isOpen = application.status === 'pending' || (decision === 'reject' && application.status === 'success')
  if (!isOpen) throw new AppError('refused', 'Somebody has decided about this application already')
  const status = decision === 'approve' ? 'success' : 'failed'
  const because = decision === 'reject' ? (reason ?? '') : null
  await settleApplication(ctx.sql, id, { status, reason: because, by: ctx.viewer!.id, now: ctx.now })
  await ctx.audit({
    action: decision === 'approve' ? 'verification approved' : 'verification rejected',
    subject: 'user',
    subjectId: application.userId,
    details: { applicationId: id, from: application.status, reason: because },
  })
  if (because === null) await notify(ctx, application.userId, 'verification-approved', {})
  else await notify(ctx, application.userId, 'verification-rejected', { reason: because })
  return null
}
