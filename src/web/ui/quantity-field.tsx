import { useText } from '#web/i18n/text.tsx'
import { Field } from './field.tsx'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-names.ts'

interface Props {
  label: string
  /** The number as text; empty while nothing was entered. */
  value: string
  max?: number
  required?: boolean
  error?: string | undefined
  onChange: (value: string) => void
}

/** A small whole number: typed, or changed by its two buttons or the arrow keys. */
export function QuantityField({ label, value, max = 99, required, error, onChange }: Props) {
  const { t } = useText()
  const now = /^\d+$/.test(value) ? Number(value) : null
  const step = (by: 1 | -1) => onChange(String(Math.min(max, Math.max(0, (now ?? 0) + by))))
  return (
    <Field label={label} {...(error && { error })} required={required}>
      {(control) => (
        <div className="flex items-center gap-3">
          <StepButton icon="minus" label={t('form.less', { label })} disabled={now === 0} onPress={() => step(-1)} />
          <input
            {...control}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            maxLength={String(max).length}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
              event.preventDefault()
              step(event.key === 'ArrowUp' ? 1 : -1)
            }}
            className="figures h-12 w-14 rounded-md border border-transparent bg-transparent text-center text-lg font-semibold text-ink hover:border-edge focus-visible:border-brand aria-invalid:border-bad"
          />
          <StepButton icon="plus" label={t('form.more', { label })} disabled={now === max} onPress={() => step(1)} />
        </div>
      )}
    </Field>
  )
}

interface StepButtonProps {
  icon: IconName
  label: string
  disabled: boolean
  onPress: () => void
}

const StepButton = ({ icon, label, disabled, onPress }: StepButtonProps) => (
  <button
    type="button"
    aria-label={label}
    disabled={disabled}
    onClick={onPress}
    className="grid size-11 shrink-0 place-items-center rounded-full border border-edge bg-surface transition-colors duration-150 hover:border-ink disabled:opacity-40"
  >
    <Icon name={icon} size={18} />
  </button>
)
