import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useText } from '#web/i18n/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'

const LONGEST = 300

interface Props {
  isBusy: boolean
  onSend: (reason: string) => void
  onCancel: () => void
}

/** Asks why; the cursor is in it as soon as it opens. */
export function RejectForm({ isBusy, onSend, onCancel }: Props) {
  const { t } = useText()
  const form = useRef<HTMLFormElement>(null)
  const [isMissing, setMissing] = useState(false)
  useEffect(() => form.current?.querySelector('textarea')?.focus(), [])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const reason = String(new FormData(event.currentTarget).get('reason')).trim()
    setMissing(reason === '')
    if (reason !== '') onSend(reason)
  }
  return (
    <form
      method="post"
      ref={form}
      onSubmit={submit}
      onKeyDown={(event) => event.key === 'Escape' && onCancel()}
      className="grid gap-3 border-t border-line pt-4"
    >
      <Field
        label={t('moderation.reason')}
        help={t('moderation.reason-help')}
        error={isMissing ? t('moderation.reason-missing') : undefined}
      >
        {(control) => <TextArea {...control} name="reason" maxLength={LONGEST} rows={3} />}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" kind="primary" busy={isBusy}>
          {t('moderation.send')}
        </Button>
        <Button onClick={onCancel}>{t('moderation.cancel')}</Button>
      </div>
    </form>
  )
}
