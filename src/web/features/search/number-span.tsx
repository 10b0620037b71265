import { useText } from '#web/i18n/text.tsx'
import { Field } from '#web/ui/field.tsx'

interface Props {
  least: number | undefined
  most: number | undefined
  onChange: (least: number | undefined, most: number | undefined) => void
  /** The input names for a form that is submitted without script. */
  names?: { least: string; most: string }
  /** Whole numbers only. */
  step?: number | 'any'
}

/** A range of two numbers, each of which may be empty. */
export function NumberSpan({ least, most, onChange, names, step = 'any' }: Props) {
  const { t } = useText()
  const input = (label: string, value: number | undefined, name: string | undefined, change: (to?: number) => void) => (
    <Field
      label={label}
      name={name}
      type="number"
      inputMode="decimal"
      min={0}
      step={step}
      placeholder={t('search.no-limit')}
      value={value ?? ''}
      onChange={(event) => change(event.target.value === '' ? undefined : event.target.valueAsNumber)}
    />
  )
  return (
    <div className="grid grid-cols-2 gap-3">
      {input(t('search.least'), least, names?.least, (to) => onChange(to, most))}
      {input(t('search.most'), most, names?.most, (to) => onChange(least, to))}
    </div>
  )
}
