import { type FormEvent, useState } from 'react'
import { applyVerification, type VerificationField } from '#contract/verification.ts'
import { readAnswer } from '#domain/verification-answers.ts'
import { CallFailure, call } from '#web/api/call.ts'
import { useText } from '#web/i18n/text.tsx'
import { FormError } from '#web/parts/form-error.tsx'
import { Button } from '#web/ui/button.tsx'
import { VerificationQuestion } from './verification-question.tsx'

interface Props {
  fields: readonly VerificationField[]
  onSent: () => void
}

/** The verification form that the operator defined; answers are validated by the same rules as on the server. */
export function VerificationForm({ fields, onSent }: Props) {
  const { t } = useText()
  const [errors, setErrors] = useState<Record<number, string>>({})
  const [fault, setError] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const element = event.currentTarget
    const written = new FormData(element)
    const wrong = faultsOf(fields, written, t('form.required'), t('form.invalid'))
    setErrors(wrong)
    setError(null)
    const first = fields.find(({ id }) => wrong[id])
    if (first) return element.querySelector<HTMLElement>(`[name="${first.id}"]`)?.focus()
    setBusy(true)
    try {
      await call(applyVerification, wireForm(fields, written))
      onSent()
    } catch (error) {
      setError(error instanceof CallFailure && error.body?.message ? error.message : t('form.unreachable'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-5">
      <FormError fault={fault} />
      {fields.map((field) => (
        <VerificationQuestion key={field.id} field={field} error={errors[field.id]} />
      ))}
      <p className="text-sm text-ink-soft">{t('verify.private')}</p>
      <div>
        <Button kind="primary" type="submit" busy={busy}>
          {t('verify.send')}
        </Button>
      </div>
    </form>
  )
}

const answerOf = (written: FormData, { id }: VerificationField) =>
  written
    .getAll(String(id))
    .filter((value): value is string => typeof value === 'string')
    .join(',')

const fileOf = (written: FormData, { id }: VerificationField): File | null => {
  const file = written.get(String(id))
  return file instanceof File && file.size > 0 ? file : null
}

function faultsOf(fields: readonly VerificationField[], written: FormData, missing: string, invalid: string) {
  const wrong: Record<number, string> = {}
  for (const field of fields) {
    if (field.field_type === 'file') {
      if (field.is_required && !fileOf(written, field)) wrong[field.id] = missing
      continue
    }
    const question = {
      id: field.id,
      name: field.name,
      type: field.field_type,
      isRequired: field.is_required,
      choices: field.form_fields_values.map(({ value }) => value),
    }
    const text = answerOf(written, field)
    const reading = readAnswer(question, text)
    if (!reading.ok) wrong[field.id] = text.trim() === '' ? missing : invalid
  }
  return wrong
}

/** The form in the wire format: numbered pairs of field and value. */
function wireForm(fields: readonly VerificationField[], written: FormData): FormData {
  const form = new FormData()
  for (const [index, field] of fields.entries()) {
    const value = field.field_type === 'file' ? fileOf(written, field) : answerOf(written, field)
    if (!value) continue
    form.set(`form_fields[${index}][id]`, String(field.id))
    form.set(`form_fields[${index}][value]`, value)
  }
  return form
}
