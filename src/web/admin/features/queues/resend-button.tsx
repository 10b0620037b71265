import type { Output } from '#contract/endpoint.ts'
import type { listOutbox } from '#contract/queues-admin.ts'
import { useTask } from '#web/admin/parts/use-task.ts'
import { lazyCall } from '#web/api/lazy-call.ts'
import { useText } from '#web/i18n/text.tsx'
import { Button } from '#web/ui/button.tsx'

type Sent = Pick<Output<typeof listOutbox>[number], 'id' | 'channel' | 'subject'>

/** Resends a message that failed to go out. */
export function ResendButton({ id, channel, subject }: Sent) {
  const { t } = useText()
  const { run, isBusy, problem } = useTask()
  return (
    <span className="grid justify-items-end gap-1">
      <Button
        size="small"
        icon="send"
        busy={isBusy}
        aria-label={t('queues.send-anew-of', { what: subject ?? t('queues.private') })}
        onClick={() =>
          run(() => lazyCall(import('#contract/queues-admin.ts'), 'retryOutbox', { id, channel }), t('queues.retried'))
        }
      >
        {t('queues.send-anew')}
      </Button>
      {problem && (
        <span role="alert" className="text-sm text-bad">
          {problem}
        </span>
      )}
    </span>
  )
}
