import type { Parameter } from '#contract/objects.ts'
import { choiceLabel } from '#domain/choice-label.ts'
import { useText } from '#web/i18n/text.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { QuantityField } from '#web/ui/quantity-field.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { PAPER_TYPES, PLAIN_PICTURE_TYPES } from './file-button.tsx'
import { OneFile } from './one-file.tsx'
import { useWizard } from './wizard-context.ts'

/** One attribute of the category, with the control of its type. */
export function ParameterField({ parameter }: { parameter: Parameter }) {
  const { t } = useText()
  const { form, draft, set, fault } = useWizard()
  const { id, is_required, type_of_parameter: type } = parameter
  const name = parameter.translated_name || parameter.name
  const label = is_required ? name : `${name} ${t('form.optional')}`
  const error = fault(`parameters.${id}`)
  const written = draft.parameters[id] ?? ''
  const answer = (value: string | string[]) => set({ parameters: { ...draft.parameters, [id]: value } })
  const choices = [parameter.type_values ?? []].flat()
  const options = choices.map((choice) => ({ value: choice, label: choiceLabel(parameter, choice) }))
  const text = typeof written === 'string' ? written : ''
  const fact = form.facts[id]
  if ((fact === 'bedrooms' || fact === 'bathrooms') && (type === 'number' || type === 'textbox'))
    return <QuantityField label={label} value={text} required={is_required === 1} error={error} onChange={answer} />
  switch (type) {
    case 'checkbox': {
      const chosen = Array.isArray(written) ? written : []
      return (
        <fieldset>
          <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
          {options.map(({ value: choice, label: said }) => (
            <Checkbox
              key={choice}
              label={said}
              checked={chosen.includes(choice)}
              onChange={({ target }) =>
                answer(choices.filter((one) => (one === choice ? target.checked : chosen.includes(one))))
              }
            />
          ))}
          <Fault error={error} />
        </fieldset>
      )
    }
    case 'radiobutton':
      return (
        <div>
          <RadioGroup label={label} options={options} value={text} onChange={answer} />
          <Fault error={error} />
        </div>
      )
    case 'dropdown':
      return (
        <Field label={label} error={error} required={is_required === 1}>
          {(control) => (
            <Select
              {...control}
              options={options}
              placeholder={t('form.choose')}
              value={text}
              onChange={(event) => answer(event.target.value)}
            />
          )}
        </Field>
      )
    case 'textarea':
      return (
        <Field label={label} error={error} required={is_required === 1}>
          {(control) => (
            <TextArea {...control} maxLength={5000} value={text} onChange={(event) => answer(event.target.value)} />
          )}
        </Field>
      )
    case 'file': {
      const { [id]: file = null, ...others } = draft.parameter_files
      return (
        <OneFile
          label={label}
          slot="parameter"
          accept={`${PAPER_TYPES},${PLAIN_PICTURE_TYPES}`}
          file={file}
          error={error}
          onChange={(chosen) => set({ parameter_files: chosen === null ? others : { ...others, [id]: chosen } })}
        />
      )
    }
    default:
      return (
        <Field
          label={label}
          error={error}
          required={is_required === 1}
          maxLength={type === 'number' ? 20 : 500}
          {...(type === 'number' && { inputMode: 'decimal' as const })}
          autoComplete="off"
          value={text}
          onChange={(event) => answer(event.target.value)}
        />
      )
  }
}

const Fault = ({ error }: { error: string | undefined }) =>
  error ? (
    <p role="alert" className="mt-1.5 text-xs font-medium text-bad">
      {error}
    </p>
  ) : null
