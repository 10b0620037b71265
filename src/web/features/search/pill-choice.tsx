import { OptionCount } from './option-count.tsx'

interface Props {
  label: string
  name: string
  /** One of the choices, or any. */
  kind: 'one' | 'several'
  options: readonly { value: string; label: string; count?: number | undefined }[]
  isChosen: (value: string) => boolean
  onChoose: (value: string, isOn: boolean) => void
  /** A row of numbers, all of equal width. */
  isEven?: boolean
}

/** Short choices side by side, each with its facet count. */
export function PillChoice({ label, name, kind, options, isChosen, onChoose, isEven }: Props) {
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold">{label}</legend>
      <div className="pill-options" data-even={isEven || undefined}>
        {options.map((option) => (
          <label key={option.value} className="pill-option">
            <input
              type={kind === 'one' ? 'radio' : 'checkbox'}
              name={name}
              value={option.value}
              checked={isChosen(option.value)}
              onChange={({ target }) => onChoose(option.value, target.checked)}
              className="sr-only"
            />
            {option.label}
            <OptionCount count={option.count} />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
