import { useState } from 'react'
import { useNavigate } from 'react-router'
import { type EntryKind, KINDS } from '#domain/catalogue-entries.ts'
import { useTask } from '#web/admin/parts/use-task.ts'
import { lazyCall } from '#web/api/lazy-call.ts'
import { useText } from '#web/i18n/text.tsx'
import { FormError } from '#web/parts/form-error.tsx'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

/** Deletes an entry after confirmation; the dialog gives the reason when an entry in use cannot be deleted. */
export function DeleteButton({ kind, id, title }: { kind: EntryKind; id: number; title: string }) {
  const { t } = useText()
  const navigate = useNavigate()
  const { run, isBusy, problem } = useTask()
  const [isOpen, setOpen] = useState(false)
  if (KINDS[kind].isFixed) return null
  const remove = () =>
    run(async () => {
      await lazyCall(import('#contract/catalogue-admin.ts'), 'deleteEntry', { kind, id })
      await navigate(paths.adminCatalogue(kind))
    }, t('entries.deleted'))
  return (
    <>
      <Button icon="trash" onClick={() => setOpen(true)}>
        {t('entries.delete')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('entries.delete-title')}
        actions={
          <Button kind="primary" busy={isBusy} onClick={remove}>
            {t('entries.delete')}
          </Button>
        }
      >
        <div className="grid gap-3">
          <p>{t('entries.delete-text', { title })}</p>
          <FormError fault={problem} />
        </div>
      </Dialog>
    </>
  )
}
