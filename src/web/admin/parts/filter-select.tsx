import { useText } from '#web/i18n/text.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'

interface Props {
  name: string
  label: string
  value: string | undefined
  options: readonly { value: string; label: string }[]
}

/** A filter of a list; the first choice is “all”. */
export function FilterSelect({ name, label, value, options }: Props) {
  const { t } = useText()
  return (
    <Field label={label}>
      {(control) => (
        <Select {...control} name={name} defaultValue={value ?? ''} placeholder={t('admin.any')} options={options} />
      )}
    </Field>
  )
}
