import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useText } from '#web/i18n/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import type { Case } from './waiting.ts'

const LONGEST = 300

export type Reasoned = 'reject' | 'changes' | 'escalate'
const SEND = {
  reject: 'moderation.send',
  changes: 'moderation.send-ask',
  escalate: 'moderation.send-escalate',
} as const

interface Props {
  decision: Reasoned
  templates: Case['templates']
  isBusy: boolean
  onSend: (reason: string) => void
  onCancel: () => void
}

/** Asks for a reason, as free text or from a template; the text field gets the focus when it opens. */
export function ReasonForm({ decision, templates, isBusy, onSend, onCancel }: Props) {
  const { t } = useText()
  const box = useRef<HTMLTextAreaElement>(null)
  const [isMissing, setMissing] = useState(false)
  const [words, setWords] = useState('')
  const isNote = decision === 'escalate'
  useEffect(() => box.current?.focus(), [])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setMissing(words.trim() === '')
    if (words.trim() !== '') onSend(words.trim())
  }
  const choose = (at: string) => {
    if (at !== '') setWords(templates[Number(at)]!.text)
    box.current?.focus()
  }
  return (
    <form
      method="post"
      onSubmit={submit}
      onKeyDown={(event) => event.key === 'Escape' && onCancel()}
      className="grid gap-3"
    >
      {!isNote && templates.length > 0 && (
        <Field label={t('moderation.template')}>
          {(control) => (
            <Select
              {...control}
              placeholder={t('moderation.own-words')}
              defaultValue=""
              onChange={(event) => choose(event.target.value)}
              options={templates.map(({ language, text }, at) => ({
                value: String(at),
                label: `${language} · ${text.slice(0, 80)}`,
              }))}
            />
          )}
        </Field>
      )}
      <Field
        label={t(isNote ? 'moderation.note' : 'moderation.reason')}
        help={t(isNote ? 'moderation.note-help' : 'moderation.reason-help')}
        error={isMissing ? t('moderation.reason-missing') : undefined}
      >
        {(control) => (
          <TextArea
            {...control}
            ref={box}
            name="reason"
            dir="auto"
            maxLength={LONGEST}
            rows={3}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" kind="primary" busy={isBusy}>
          {t(SEND[decision])}
        </Button>
        <Button onClick={onCancel}>{t('moderation.cancel')}</Button>
      </div>
    </form>
  )
}
