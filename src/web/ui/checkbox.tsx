import type { ComponentProps, ReactNode } from 'react'
import { Icon } from './icon.tsx'

interface Props extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'children'> {
  label: ReactNode
}

/** A yes or no that takes effect when the form is sent. */
export function Checkbox({ label, ...rest }: Props) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 text-base has-disabled:cursor-not-allowed has-disabled:opacity-55">
      <span className="relative grid size-5.5 shrink-0 place-items-center">
        <input
          {...rest}
          type="checkbox"
          className="peer absolute inset-0 cursor-[inherit] appearance-none rounded-md border border-edge bg-surface transition-colors duration-150 checked:border-brand checked:bg-brand hover:border-ink forced-colors:appearance-auto"
        />
        <Icon
          name="check"
          size={16}
          className="pointer-events-none relative text-on-brand opacity-0 peer-checked:opacity-100 forced-colors:hidden"
        />
      </span>
      {label}
    </label>
  )
}
