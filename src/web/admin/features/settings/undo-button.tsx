import { useState } from 'react'
import { useTask } from '#web/admin/parts/use-task.ts'
import { lazyCall } from '#web/api/lazy-call.ts'
import { useText } from '#web/i18n/text.tsx'
import { FormError } from '#web/parts/form-error.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

/** Reverts a save after confirmation. */
export function UndoButton({ id, names }: { id: number; names: string }) {
  const { t } = useText()
  const { run, isBusy, problem } = useTask()
  const [isOpen, setOpen] = useState(false)
  const undo = async () => {
    const isDone = await run(async () => {
      await lazyCall(import('#contract/settings-admin.ts'), 'undoSettings', { id })
    }, t('settings.undone'))
    if (isDone) setOpen(false)
  }
  return (
    <>
      <Button size="small" icon="undo-2" onClick={() => setOpen(true)} aria-label={t('settings.undo-named', { names })}>
        {t('settings.undo')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('settings.undo-title')}
        actions={
          <Button kind="primary" busy={isBusy} onClick={undo}>
            {t('settings.undo')}
          </Button>
        }
      >
        <div className="grid gap-3">
          <p>{t('settings.undo-text', { names })}</p>
          <FormError fault={problem} />
        </div>
      </Dialog>
    </>
  )
}
