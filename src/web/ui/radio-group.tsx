import { useId } from 'react'

interface Props {
  label: string
  name?: string
  options: readonly { value: string; label: string; disabled?: boolean }[]
  value?: string
  defaultValue?: string
  onChange?: (value: string) => void
  /** `pills` for two or three short choices in one row, `list` for the rest. */
  look?: 'list' | 'pills'
}

/** One choice of a few, all of them visible. */
export function RadioGroup({ label, name, options, value, defaultValue, onChange, look = 'list' }: Props) {
  const own = useId()
  const pills = look === 'pills'
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      <div className={pills ? 'inline-flex flex-wrap rounded-full border border-edge p-1' : 'grid'}>
        {options.map((option) => (
          <label key={option.value} className={pills ? PILL : LINE}>
            <input
              type="radio"
              name={name ?? own}
              value={option.value}
              disabled={option.disabled}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
              onChange={() => onChange?.(option.value)}
              className={pills ? 'sr-only' : DOT}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

const LINE =
  'flex min-h-11 cursor-pointer items-center gap-3 text-base has-disabled:cursor-not-allowed has-disabled:opacity-55'
const DOT =
  'size-5.5 shrink-0 appearance-none rounded-full border border-edge bg-surface transition-colors duration-150 checked:border-[7px] checked:border-brand hover:border-ink forced-colors:appearance-auto'
const PILL =
  'inline-flex min-h-9 touchable cursor-pointer items-center rounded-full px-4 text-sm font-medium transition-colors duration-150 hover:bg-brand-soft has-checked:bg-brand has-checked:text-on-brand has-disabled:opacity-55 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand forced-colors:has-checked:outline-2'
