import { useState } from 'react'
import type { RiskReason } from '#domain/listing-risk.ts'
import { UNDO_SECONDS } from '#domain/moderation.ts'
import { useTask } from '#web/admin/parts/use-task.ts'
import { lazyCall } from '#web/api/lazy-call.ts'
import { useText } from '#web/i18n/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { toast } from '#web/ui/toast.ts'
import { setLastDecision } from './last-decision.ts'
import { ReasonForm } from './reason-form.tsx'
import type { Waiting } from './waiting.ts'

interface Props {
  cause: RiskReason
  items: readonly Waiting[]
  chosen: readonly Waiting[]
  onChoose: (items: readonly Waiting[]) => void
}

/** Applies one decision to all selected cases, which share one risk signal. */
export function BulkBar({ cause, items, chosen, onChoose }: Props) {
  const { t } = useText()
  const { run, isBusy, problem } = useTask()
  const [isRejecting, setRejecting] = useState(false)
  const send = (decision: 'approve' | 'reject', reason?: string) =>
    run(async () => {
      const cases = chosen.map(({ kind, id, version }) => ({ kind, id, version }))
      const { decided, left } = await lazyCall(import('#contract/moderation.ts'), 'moderateMany', {
        cause,
        cases,
        decision,
        reason,
        hold: 1,
      })
      const isLeft = (one: { kind: string; id: number }) =>
        left.some(({ kind, id }) => kind === one.kind && id === one.id)
      setLastDecision({
        cases: chosen.filter((one) => !isLeft(one)).map(({ kind, id }) => ({ kind, id })),
        words: t('moderation.bulk-done', { count: decided }),
        until: Date.now() + UNDO_SECONDS * 1000,
      })
      if (left[0]) toast(t('moderation.bulk-left', { count: left.length, why: left[0].why }), { kind: 'error' })
      setRejecting(false)
      onChoose([])
    })
  return (
    <div className="mt-4 flex flex-wrap items-center gap-3 rounded-lg border border-line bg-surface px-4 py-2">
      <Checkbox
        label={t('moderation.choose-all')}
        checked={items.length > 0 && chosen.length === items.length}
        onChange={(event) => onChoose(event.target.checked ? items : [])}
      />
      <p role="status" className="figures text-sm text-ink-soft">
        {problem ?? t('moderation.chosen', { count: chosen.length })}
      </p>
      <div className="ms-auto flex flex-wrap gap-2">
        <Button size="small" busy={isBusy} disabled={chosen.length === 0} onClick={() => send('approve')}>
          {t('moderation.bulk-approve')}
        </Button>
        <Button size="small" disabled={isBusy || chosen.length === 0} onClick={() => setRejecting(true)}>
          {t('moderation.bulk-reject')}
        </Button>
      </div>
      <Dialog open={isRejecting} onClose={() => setRejecting(false)} title={t('moderation.bulk-reject')}>
        <ReasonForm
          decision="reject"
          templates={[]}
          isBusy={isBusy}
          onSend={(reason) => send('reject', reason)}
          onCancel={() => setRejecting(false)}
        />
      </Dialog>
    </div>
  )
}
