import { type FormEvent, useState } from 'react'
import type { EditableText } from '#contract/languages-admin.ts'
import { useTask } from '#web/admin/parts/use-task.ts'
import { lazyCall } from '#web/api/lazy-call.ts'
import { useText } from '#web/i18n/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'

/** One text in one language: the default and the override. An invalid override shows its error. */
export function TextEditor({ text, code }: { text: EditableText; code: string }) {
  const { t } = useText()
  const { run, isBusy, problem } = useTask()
  const [isOpen, setOpen] = useState(false)
  const send = (value: string) =>
    run(
      async () => {
        const input = { language_code: code, key: text.key, ...(value !== '' && { value }) }
        await lazyCall(import('#contract/languages-admin.ts'), 'saveText', input)
        setOpen(false)
      },
      t(value === '' ? 'texts.restored' : 'texts.saved'),
    )
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void send(String(new FormData(event.currentTarget).get('value')).trim())
  }
  if (!isOpen)
    return (
      <span className="grid gap-1">
        <span className={text.value === null ? undefined : 'font-semibold text-brand'}>
          <bdi lang={code}>{text.value ?? text.shipped}</bdi>
        </span>
        <span>
          <Button
            size="small"
            icon="pencil"
            onClick={() => setOpen(true)}
            aria-label={t('texts.edit-named', { key: text.key })}
          >
            {t('texts.edit')}
          </Button>
        </span>
      </span>
    )
  return (
    <form method="post" onSubmit={submit} className="grid gap-3">
      <Field label={t('texts.wording')} help={t('texts.wording-help')} {...(problem && { error: problem })}>
        {(control) => (
          <TextArea
            {...control}
            name="value"
            lang={code}
            dir="auto"
            rows={2}
            maxLength={5000}
            defaultValue={text.value ?? text.shipped}
          />
        )}
      </Field>
      <span className="flex flex-wrap gap-2">
        <Button size="small" kind="primary" type="submit" busy={isBusy}>
          {t('texts.save')}
        </Button>
        {text.value !== null && (
          <Button size="small" icon="undo-2" disabled={isBusy} onClick={() => send('')}>
            {t('texts.restore')}
          </Button>
        )}
        <Button size="small" onClick={() => setOpen(false)}>
          {t('texts.cancel')}
        </Button>
      </span>
    </form>
  )
}
