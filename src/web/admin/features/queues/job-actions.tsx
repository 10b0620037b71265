import { AskDialog } from '#web/admin/parts/ask-dialog.tsx'
import { useTask } from '#web/admin/parts/use-task.ts'
import { lazyCall } from '#web/api/lazy-call.ts'
import { useText } from '#web/i18n/text.tsx'
import { Button } from '#web/ui/button.tsx'

interface Props {
  queue: string
  /** One job, or all that failed with the same error. */
  which: { ids: string[] } | { cause: string }
}

/** Retries jobs, or discards them with a reason. */
export function JobActions({ queue, which }: Props) {
  const { t } = useText()
  const { run, isBusy, problem } = useTask()
  const isCause = 'cause' in which
  const asked = { queue, ...which }
  const name = (word: 'retry' | 'discard') =>
    isCause ? t(`queues.${word}-cause`) : t(`queues.${word}-of`, { what: queue })
  return (
    <span className="grid justify-items-end gap-1">
      <span className="flex flex-wrap justify-end gap-2">
        <Button
          size="small"
          icon="refresh-cw"
          busy={isBusy}
          aria-label={name('retry')}
          onClick={() =>
            run(() => lazyCall(import('#contract/queues-admin.ts'), 'retryJobs', asked), t('queues.retried'))
          }
        >
          {t('queues.retry')}
        </Button>
        <AskDialog
          size="small"
          label={t('queues.discard')}
          name={name('discard')}
          text={t('queues.discard-text')}
          reason={300}
          done={t('queues.discarded')}
          onGo={(form) =>
            lazyCall(import('#contract/queues-admin.ts'), 'discardJobs', {
              ...asked,
              reason: String(form.get('reason')),
            })
          }
        />
      </span>
      {problem && (
        <span role="alert" className="text-sm text-bad">
          {problem}
        </span>
      )}
    </span>
  )
}
