import { useState } from 'react'
import { AskDialog } from '#web/admin/parts/ask-dialog.tsx'
import { useTask } from '#web/admin/parts/use-task.ts'
import { lazyCall } from '#web/api/lazy-call.ts'
import { useText } from '#web/i18n/text.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { FieldDialog, type FormField } from './field-dialog.tsx'

/** The verification fields in order; each can be moved, edited and, without answers, deleted. */
export function FieldList({ fields }: { fields: readonly FormField[] }) {
  const { t } = useText()
  const { run, isBusy, problem } = useTask()
  const move = (from: number, to: number) =>
    run(async () => {
      const ids = fields.map(({ id }) => id)
      ids.splice(to, 0, ...ids.splice(from, 1))
      await lazyCall(import('#contract/verification-admin.ts'), 'orderFormFields', { ids })
    }, t('admin.saved'))
  return (
    <>
      {problem && (
        <p role="alert" className="mb-3 rounded-md bg-bad-soft p-3 text-sm text-bad">
          {problem}
        </p>
      )}
      <ol className="grid gap-3">
        {fields.map((field, place) => (
          <li key={field.id} className="flex flex-wrap items-center gap-3 rounded-lg border border-line bg-surface p-4">
            <div className="grid min-w-0 grow basis-60 gap-1">
              <span className="font-semibold break-words">
                <bdi>{field.name}</bdi>
              </span>
              <span className="flex flex-wrap items-center gap-2 text-sm text-ink-soft">
                <span>{t(`applications.type-${field.field_type}`)}</span>
                {field.is_required && <Badge>{t('applications.required')}</Badge>}
                {field.is_active ? null : <Badge tone="warn">{t('applications.not-asked')}</Badge>}
                {field.answers > 0 && <span>{t('applications.answered', { count: field.answers })}</span>}
              </span>
            </div>
            <div className="flex flex-wrap items-center gap-1">
              <IconButton
                icon="chevron-down"
                className="rotate-180"
                label={t('applications.up', { name: field.name })}
                disabled={isBusy || place === 0}
                onClick={() => move(place, place - 1)}
              />
              <IconButton
                icon="chevron-down"
                label={t('applications.down', { name: field.name })}
                disabled={isBusy || place === fields.length - 1}
                onClick={() => move(place, place + 1)}
              />
              <Edit field={field} />
              {field.answers === 0 && (
                <AskDialog
                  label={t('admin.delete')}
                  name={t('applications.delete', { name: field.name })}
                  size="small"
                  text={t('applications.delete-text')}
                  done={t('applications.deleted')}
                  onGo={() => lazyCall(import('#contract/verification-admin.ts'), 'deleteFormField', { id: field.id })}
                />
              )}
            </div>
          </li>
        ))}
      </ol>
    </>
  )
}

function Edit({ field }: { field: FormField }) {
  const { t } = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton icon="pencil" label={t('applications.edit', { name: field.name })} onClick={() => setOpen(true)} />
      {isOpen && <FieldDialog field={field} onClose={() => setOpen(false)} />}
    </>
  )
}

/** A button that opens the dialog for a new field. */
export function AddField() {
  const { t } = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button kind="primary" icon="plus" onClick={() => setOpen(true)}>
        {t('applications.add')}
      </Button>
      {isOpen && <FieldDialog field={null} onClose={() => setOpen(false)} />}
    </>
  )
}
