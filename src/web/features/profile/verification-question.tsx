import type { VerificationField } from '#contract/verification.ts'
import { useText } from '#web/i18n/text.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextArea } from '#web/ui/text-area.tsx'

/** One verification field, with the control of its type. */
export function VerificationQuestion({ field, error }: { field: VerificationField; error: string | undefined }) {
  const { t } = useText()
  const name = String(field.id)
  const options = field.form_fields_values.map(({ value }) => ({ value, label: value }))
  const required = field.is_required
  const label = required ? field.name : `${field.name} ${t('form.optional')}`
  switch (field.field_type) {
    case 'radio':
      return (
        <div className="grid gap-1.5">
          <RadioGroup label={label} name={name} options={options} />
          <Fault error={error} />
        </div>
      )
    case 'checkbox':
      return (
        <fieldset>
          <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
          {options.map(({ value }) => (
            <Checkbox key={value} name={name} value={value} label={value} />
          ))}
          <Fault error={error} />
        </fieldset>
      )
    case 'dropdown':
      return (
        <Field label={label} error={error} required={required}>
          {(control) => <Select {...control} name={name} options={options} placeholder={t('form.choose')} />}
        </Field>
      )
    case 'textarea':
      return (
        <Field label={label} error={error} required={required}>
          {(control) => <TextArea {...control} name={name} maxLength={5000} />}
        </Field>
      )
    case 'file':
      return (
        <Field label={label} error={error} required={required} help={t('verify.file-help')}>
          {(control) => (
            <input
              {...control}
              name={name}
              type="file"
              accept=".jpg,.jpeg,.png,.pdf,.doc,.docx,.txt"
              className="block w-full text-sm file:me-4 file:min-h-11 file:rounded-full file:border file:border-edge file:bg-surface file:px-5 file:font-semibold"
            />
          )}
        </Field>
      )
    default:
      return (
        <Field
          label={label}
          name={name}
          error={error}
          required={required}
          {...(field.field_type === 'number' && { inputMode: 'decimal' as const })}
        />
      )
  }
}

const Fault = ({ error }: { error: string | undefined }) =>
  error ? (
    <p role="alert" className="text-xs font-medium text-bad">
      {error}
    </p>
  ) : null
