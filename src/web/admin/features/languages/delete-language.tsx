import { useState } from 'react'
import type { AdminLanguage } from '#contract/languages-admin.ts'
import { useTask } from '#web/admin/parts/use-task.ts'
import { lazyCall } from '#web/api/lazy-call.ts'
import { useText } from '#web/i18n/text.tsx'
import { FormError } from '#web/parts/form-error.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

/**
 * Deletes an added language after confirmation; the dialog gives the reason when a language in use cannot be deleted.
 */
export function DeleteLanguage({ language: { code, name, edited, client_texts } }: { language: AdminLanguage }) {
  const { t } = useText()
  const { run, isBusy, problem } = useTask()
  const [isOpen, setOpen] = useState(false)
  const remove = () =>
    run(async () => {
      await lazyCall(import('#contract/languages-admin.ts'), 'deleteLanguage', { code })
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
          <p>{t('languages.delete-text', { count: edited + client_texts })}</p>
          <FormError fault={problem} />
        </div>
      </Dialog>
    </>
  )
}
