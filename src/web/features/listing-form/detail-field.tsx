import { useText } from '#web/i18n/text.tsx'
import { type DetailName, detailInput, detailLabel } from '#web/parts/detail-fields.ts'
import { Field } from '#web/ui/field.tsx'
import { useWizard } from './wizard-context.ts'

/** The control of a property detail that is a field of its own. */
export function DetailField({ name }: { name: DetailName }) {
  const { t } = useText()
  const { draft, set, fault } = useWizard()
  const { isYear, most } = detailInput(name)
  return (
    <Field
      label={`${detailLabel(name, t)} ${t('form.optional')}`}
      name={name}
      inputMode={isYear ? 'numeric' : undefined}
      maxLength={most}
      autoComplete="off"
      value={draft[name]}
      error={fault(name)}
      onChange={(event) => set({ [name]: event.target.value })}
    />
  )
}
