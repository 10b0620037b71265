import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { useText } from '#web/i18n/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import type { IconName } from '#web/ui/icon-names.ts'
import { TextArea } from '#web/ui/text-area.tsx'
import { useTask } from './use-task.ts'

interface Props {
  /** The label of the button; the dialog's main button has the same. */
  label: string
  /** The accessible name, where the label needs its context. */
  name?: string
  icon?: IconName
  size?: 'small' | 'medium'
  text?: ReactNode
  /** Further fields, above the reason. */
  children?: ReactNode
  /** The maximum length of the reason; left out, none is asked for. */
  reason?: number
  done?: string
  /** Runs the action; `form` holds the entered values. */
  onGo: (form: FormData) => Promise<unknown>
}

/** A button that asks for confirmation, and for a reason where one is required. */
export function AskDialog({ label, name, icon, size, text, children, reason, done, onGo }: Props) {
  const { t } = useText()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const { run, isBusy, problem } = useTask()
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const isWithout = reason !== undefined && String(form.get('reason')).trim() === ''
    setMissing(isWithout)
    if (!isWithout && (await run(() => onGo(form), done))) setOpen(false)
  }
  return (
    <>
      <Button icon={icon} size={size} aria-label={name} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={name ?? label}
        actions={
          <>
            <Button onClick={() => setOpen(false)}>{t('admin.cancel')}</Button>
            <Button kind="primary" type="submit" form={id} busy={isBusy}>
              {label}
            </Button>
          </>
        }
      >
        <form id={id} method="post" onSubmit={submit} className="grid gap-4">
          {text && <p>{text}</p>}
          {children}
          {reason !== undefined && (
            <Field label={t('admin.reason')} error={isMissing ? t('admin.reason-missing') : undefined}>
              {(control) => <TextArea {...control} name="reason" maxLength={reason} rows={3} />}
            </Field>
          )}
          {problem && (
            <p role="alert" className="rounded-md bg-bad-soft p-3 text-sm text-bad">
              {problem}
            </p>
          )}
        </form>
      </Dialog>
    </>
  )
}
