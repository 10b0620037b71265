import type { Output } from '#contract/endpoint.ts'
import type { getApplication } from '#contract/verification-admin.ts'
import { AskDialog } from '#web/admin/parts/ask-dialog.tsx'
import { useTask } from '#web/admin/parts/use-task.ts'
import { lazyCall } from '#web/api/lazy-call.ts'
import { useText } from '#web/i18n/text.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'

/** Approve or reject a verification, and later revert the decision. */
export function Decision({ application, readerId }: { application: Output<typeof getApplication>; readerId?: number }) {
  const { t } = useText()
  const { run, isBusy, problem } = useTask()
  const { id, status, is_latest, user, claim } = application
  if (!is_latest) return <p className="text-sm text-ink-soft">{t('applications.older')}</p>
  if (status === 'failed') return null
  if (claim && claim.id !== readerId)
    return (
      <Badge tone="warn" icon="lock">
        {t('applications.claimed', { name: claim.name })}
      </Badge>
    )
  const approve = () =>
    run(
      () => lazyCall(import('#contract/verification-admin.ts'), 'decideApplication', { id, decision: 'approve' }),
      t('applications.approved', { name: user.name }),
    )
  return (
    <div className="flex flex-wrap items-center gap-3">
      {status === 'pending' && (
        <Button kind="primary" icon="check" busy={isBusy} onClick={approve}>
          {t('applications.approve')}
        </Button>
      )}
      <AskDialog
        label={t(status === 'pending' ? 'applications.reject' : 'applications.take-back')}
        text={t('applications.reject-text', { name: user.name })}
        reason={300}
        done={t('applications.rejected')}
        onGo={(form) =>
          lazyCall(import('#contract/verification-admin.ts'), 'decideApplication', {
            id,
            decision: 'reject',
            reason: String(form.get('reason')),
          })
        }
      />
      {problem && (
        <p role="alert" className="text-sm text-bad">
          {problem}
        </p>
      )}
    </div>
  )
}
