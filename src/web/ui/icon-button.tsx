import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-names.ts'
import { useHydrated } from './use-hydrated.ts'

interface Props extends Omit<ComponentProps<'button'>, 'className' | 'aria-label' | 'children'> {
  icon: IconName
  label: string
  /** `float` is for use on a photo, `plain` on the page. */
  look?: 'plain' | 'float' | 'outline'
  /** Mirrors arrows in right-to-left languages. */
  mirrored?: boolean
  className?: string
}

const LOOK = {
  plain: 'hover:bg-brand-soft',
  float: 'bg-surface text-ink shadow-float hover:bg-brand-soft',
  outline: 'border border-edge bg-surface hover:border-ink',
}

/** A round button with an icon and an accessible name. */
export function IconButton({
  icon,
  label,
  look = 'plain',
  mirrored,
  className,
  type = 'button',
  disabled,
  ...rest
}: Props) {
  const isWaiting = !useHydrated() && type === 'button'
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || isWaiting}
      data-waiting={isWaiting || undefined}
      aria-label={label}
      title={label}
      className={classNames(
        'inline-grid size-11 shrink-0 place-items-center rounded-full transition-colors duration-150 disabled:opacity-40',
        LOOK[look],
        className,
      )}
    >
      <Icon name={icon} className={mirrored ? 'mirror' : undefined} />
    </button>
  )
}
