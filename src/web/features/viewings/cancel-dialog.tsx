import { useState } from 'react'
import type { Viewing } from '#contract/viewings.ts'
import { lazyCall } from '#web/api/lazy-call.ts'
import { useText } from '#web/i18n/text.tsx'
import { FormError } from '#web/parts/form-error.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useChange } from './use-change.ts'

interface Props {
  open: boolean
  viewing: Viewing
  onClose: () => void
}

/** Asks for a reason, which is required. */
export function CancelDialog({ open, viewing, onClose }: Props) {
  const { t } = useText()
  const { run, busy, fault, setError } = useChange()
  const [reason, setReason] = useState('')
  const cancel = async () => {
    if (reason.trim() === '') return setError(t('viewing.reason-needed'))
    const isDone = await run(
      () =>
        lazyCall(import('#contract/viewings.ts'), 'updateViewing', {
          appointment_id: viewing.id,
          status: 'cancelled',
          reason,
        }),
      t('viewing.done-cancel'),
    )
    if (isDone) onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('viewing.cancel-title')}
      actions={
        <>
          <Button onClick={onClose}>{t('viewing.keep')}</Button>
          <Button kind="danger" busy={busy} onClick={cancel}>
            {t('viewing.cancel')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p className="font-semibold">{viewing.property.translated_title}</p>
        <FormError fault={fault} />
        <Field label={t('viewing.reason')} help={t('viewing.reason-help')} required>
          {(control) => (
            <TextArea
              {...control}
              rows={3}
              maxLength={500}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          )}
        </Field>
      </div>
    </Dialog>
  )
}
