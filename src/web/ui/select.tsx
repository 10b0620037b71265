import type { ComponentProps } from 'react'
import { CONTROL_LOOK } from './control-look.ts'
import { Icon } from './icon.tsx'

interface Props extends Omit<ComponentProps<'select'>, 'className' | 'children'> {
  options: readonly { value: string; label: string }[]
  /** The first option, which selects nothing. */
  placeholder?: string
}

/** A native select, because it works best on phones. */
export function Select({ options, placeholder, ...rest }: Props) {
  return (
    <span className="relative block">
      <select {...rest} className={`${CONTROL_LOOK} h-12 appearance-none pe-10`}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size={18} className="pointer-events-none absolute inset-y-0 end-3.5 my-auto" />
    </span>
  )
}
