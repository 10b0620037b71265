import type { ComponentProps } from 'react'
import { CONTROL_LOOK } from './control-look.ts'
import { Icon } from './icon.tsx'

interface Props extends Omit<ComponentProps<'select'>, 'className' | 'children'> {
  groups: readonly { label: string; options: readonly { value: string; label: string }[] }[]
}

/** A native select with option groups. */
export function GroupedSelect({ groups, ...rest }: Props) {
  return (
    <span className="relative block">
      <select {...rest} className={`${CONTROL_LOOK} h-12 appearance-none pe-10`}>
        {groups.map(({ label, options }) => (
          <optgroup key={label} label={label}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      <Icon name="chevron-down" size={18} className="pointer-events-none absolute inset-y-0 end-3.5 my-auto" />
    </span>
  )
}
