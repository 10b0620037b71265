import type { ReactNode } from 'react'
import { AskDialog } from '#web/admin/parts/ask-dialog.tsx'
import { useTask } from '#web/admin/parts/use-task.ts'
import { lazyCall } from '#web/api/lazy-call.ts'
import { useText } from '#web/i18n/text.tsx'
import { Button } from '#web/ui/button.tsx'

interface Props {
  home: { id: number; title: string; is_active: boolean }
  /** Another action: its label, its accessible name, and its function. */
  also?: { label: string; name: string; done: string; go: () => Promise<unknown> }
}

/** Staff actions on a listing in a report: hide it, or open a moderation case. */
export function HomeActions({ home: { id, title, is_active }, also }: Props): ReactNode {
  const { t } = useText()
  const { run, isBusy, problem } = useTask()
  const reasonOf = (form: FormData) => String(form.get('reason'))
  return (
    <span className="grid justify-items-end gap-1">
      <span className="flex flex-wrap justify-end gap-2">
        {also && (
          <Button size="small" busy={isBusy} aria-label={also.name} onClick={() => run(also.go, also.done)}>
            {also.label}
          </Button>
        )}
        {is_active && (
          <AskDialog
            size="small"
            icon="eye-off"
            label={t('upkeep.hide')}
            name={t('upkeep.hide-of', { title })}
            text={t('upkeep.hide-text')}
            reason={300}
            done={t('upkeep.hidden')}
            onGo={(form) =>
              lazyCall(import('#contract/listing-maintenance-admin.ts'), 'hideListings', {
                ids: [id],
                reason: reasonOf(form),
              })
            }
          />
        )}
        <AskDialog
          size="small"
          icon="flag"
          label={t('upkeep.case')}
          name={t('upkeep.case-of', { title })}
          text={t('upkeep.case-text')}
          reason={300}
          done={t('upkeep.case-opened')}
          onGo={(form) =>
            lazyCall(import('#contract/listing-maintenance-admin.ts'), 'openCase', {
              property_id: id,
              reason: reasonOf(form),
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
