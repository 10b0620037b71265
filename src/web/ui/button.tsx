import type { ComponentProps } from 'react'
import { type ButtonKind, type ButtonSize, buttonLook } from './button-look.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-names.ts'
import { Spinner } from './spinner.tsx'

interface Props extends Omit<ComponentProps<'button'>, 'className'> {
  kind?: ButtonKind
  size?: ButtonSize
  wide?: boolean
  icon?: IconName
  /** The icon points the other way for a right-to-left reader. */
  mirrored?: boolean
  /** Something is under way: the label stays, a second press does nothing. */
  busy?: boolean
}

/** Does something here; its label says what. */
export function Button({
  kind = 'secondary',
  size = 'medium',
  wide,
  icon,
  mirrored,
  busy = false,
  type = 'button',
  disabled,
  children,
  ...rest
}: Props) {
  return (
    <button
      {...rest}
      type={type}
      className={buttonLook(kind, size, wide)}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
    >
      {busy ? <Spinner /> : icon ? <Icon name={icon} size={18} className={mirrored ? 'mirror' : undefined} /> : null}
      {children}
    </button>
  )
}
