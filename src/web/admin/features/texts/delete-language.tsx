import { useState } from 'react'
import type { AdminLanguage } from '#contract/texts-admin.ts'
import { useTask } from '#web/admin/parts/use-task.ts'
import { useText } from '#web/i18n/text.tsx'
import { FormFault } from '#web/parts/form-fault.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

/** Deletes a language that was added, after asking; why one that is in use stays is said in the dialog. */
export function DeleteLanguage({ language: { code, name, edited } }: { language: AdminLanguage }) {
  const { t } = useText()
  const { run, isBusy, problem } = useTask()
  const [isOpen, setOpen] = useState(false)
  const remove = () =>
    run(async () => {
      const { sendLanguageDeletion } = await import('./calls.ts')
      await sendLanguageDeletion(code)
    }, t('languages.deleted'))
  return (
    <>
      <Button icon="trash" aria-label={t('languages.delete-named', { name })} onClick={() => setOpen(true)}>
        {t('languages.delete')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('languages.delete-named', { name })}
        actions={
          <Button kind="primary" busy={isBusy} onClick={remove}>
            {t('languages.delete')}
          </Button>
        }
      >
        <div className="grid gap-3">
          <p>{t('languages.delete-text', { count: edited })}</p>
          <FormFault fault={problem} />
        </div>
      </Dialog>
    </>
  )
}
