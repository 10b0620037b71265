import type { ComponentProps, ReactNode } from 'react'

interface Props extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'className' | 'children'> {
  label: ReactNode
}

/** A yes or no that takes effect at once. */
export function Switch({ label, ...rest }: Props) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center justify-between gap-4 text-base has-disabled:cursor-not-allowed has-disabled:opacity-55">
      {label}
      <input
        {...rest}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says itself whether it is checked
        role="switch"
        className="relative h-7 w-12 shrink-0 cursor-[inherit] appearance-none rounded-full border border-edge bg-line transition-colors duration-150 before:absolute before:start-0.5 before:top-0.5 before:size-5.5 before:rounded-full before:bg-surface before:shadow-float before:transition-transform before:duration-150 checked:border-brand checked:bg-brand checked:before:translate-x-5 rtl:checked:before:-translate-x-5 forced-colors:appearance-auto"
      />
    </label>
  )
}
