import { type FormEvent, useId, useState } from 'react'
import type { Output } from '#contract/endpoint.ts'
import { FIELD_TYPES } from '#contract/verification.ts'
import type { listFormFields } from '#contract/verification-admin.ts'
import { useTask } from '#web/admin/parts/use-task.ts'
import { lazyCall } from '#web/api/lazy-call.ts'
import { useText } from '#web/i18n/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextArea } from '#web/ui/text-area.tsx'

export type FormField = Output<typeof listFormFields>[number]

const WITH_CHOICES: readonly string[] = ['radio', 'checkbox', 'dropdown']

/** Adds a verification field or edits one. */
export function FieldDialog({ field, onClose }: { field: FormField | null; onClose: () => void }) {
  const { t } = useText()
  const id = useId()
  const { run, isBusy, problem } = useTask()
  const [type, setType] = useState<string>(field?.field_type ?? 'text')
  const isFixed = (field?.answers ?? 0) > 0
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const lines = String(form.get('values') ?? '').split('\n')
    const values = WITH_CHOICES.includes(type) ? lines.map((line) => line.trim()).filter(Boolean) : []
    const isDone = await run(async () => {
      await lazyCall(import('#contract/verification-admin.ts'), 'saveFormField', {
        ...(field && { id: field.id }),
        name: String(form.get('name')),
        field_type: type as FormField['field_type'],
        is_required: form.has('is_required'),
        is_active: form.has('is_active'),
        values,
      })
    }, t('admin.saved'))
    if (isDone) onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={field ? t('applications.edit', { name: field.name }) : t('applications.add')}
      actions={
        <>
          <Button onClick={onClose}>{t('admin.cancel')}</Button>
          <Button kind="primary" type="submit" form={id} busy={isBusy}>
            {t('admin.save')}
          </Button>
        </>
      }
    >
      <form id={id} method="post" onSubmit={submit} className="grid gap-4">
        <Field label={t('applications.question')} name="name" defaultValue={field?.name} maxLength={200} required />
        <Field label={t('applications.type')} help={isFixed ? t('applications.type-fixed') : undefined}>
          {(control) => (
            <Select
              {...control}
              value={type}
              disabled={isFixed}
              onChange={(event) => setType(event.target.value)}
              options={FIELD_TYPES.map((value) => ({ value, label: t(`applications.type-${value}`) }))}
            />
          )}
        </Field>
        {WITH_CHOICES.includes(type) && (
          <Field label={t('applications.values')} required>
            {(control) => <TextArea {...control} name="values" defaultValue={field?.values.join('\n')} />}
          </Field>
        )}
        <Checkbox name="is_required" label={t('applications.required')} defaultChecked={field?.is_required ?? true} />
        <Checkbox name="is_active" label={t('applications.asked')} defaultChecked={field?.is_active ?? true} />
        {problem && (
          <p role="alert" className="rounded-md bg-bad-soft p-3 text-sm text-bad">
            {problem}
          </p>
        )}
      </form>
    </Dialog>
  )
}
