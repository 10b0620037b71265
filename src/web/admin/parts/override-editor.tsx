import { type FormEvent, useState } from 'react'
import { useText } from '#web/i18n/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useTask } from './use-task.ts'

interface Props {
  /** Names the text to assistive technology. */
  name: string
  /** Language of the text. */
  code: string
  /** The text without the operator's own. */
  fallback: string
  /** The operator's own text, or null. */
  value: string | null
  help: string
  /** Stores the operator's own text; an empty one is deleted. */
  save: (value: string) => Promise<unknown>
}

/** One text in one language: the default and the operator's own. An invalid text shows its error. */
export function OverrideEditor({ name, code, fallback, value, help, save }: Props) {
  const { t } = useText()
  const { run, isBusy, problem } = useTask()
  const [isOpen, setOpen] = useState(false)
  const send = (text: string) =>
    run(
      async () => {
        await save(text)
        setOpen(false)
      },
      t(text === '' ? 'texts.restored' : 'texts.saved'),
    )
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void send(String(new FormData(event.currentTarget).get('value')).trim())
  }
  if (!isOpen)
    return (
      <span className="grid gap-1">
        <span className={value === null ? undefined : 'font-semibold text-brand'}>
          <bdi lang={code}>{value ?? fallback}</bdi>
        </span>
        <span>
          <Button
            size="small"
            icon="pencil"
            onClick={() => setOpen(true)}
            aria-label={t('texts.edit-named', { key: name })}
          >
            {t('texts.edit')}
          </Button>
        </span>
      </span>
    )
  return (
    <form method="post" onSubmit={submit} className="grid gap-3">
      <Field label={t('texts.wording')} help={help} {...(problem && { error: problem })}>
        {(control) => (
          <TextArea
            {...control}
            name="value"
            lang={code}
            dir="auto"
            rows={2}
            maxLength={5000}
            defaultValue={value ?? fallback}
          />
        )}
      </Field>
      <span className="flex flex-wrap gap-2">
        <Button size="small" kind="primary" type="submit" busy={isBusy}>
          {t('texts.save')}
        </Button>
        {value !== null && (
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
