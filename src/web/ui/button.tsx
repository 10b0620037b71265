import type { ComponentProps } from 'react'
import { type ButtonKind, type ButtonSize, buttonLook } from './button-look.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-names.ts'
import { Spinner } from './spinner.tsx'
import { useHydrated } from './use-hydrated.ts'

interface Props extends Omit<ComponentProps<'button'>, 'className'> {
  kind?: ButtonKind
  size?: ButtonSize
  wide?: boolean
  icon?: IconName
  /** Mirrors the icon in right-to-left languages. */
  mirrored?: boolean
  /** An action is in progress: the label stays, a second press does nothing. */
  busy?: boolean
}

/** A button for an action on this page. */
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
  // A submit button works before hydration; any other one would do nothing.
  const isWaiting = !useHydrated() && type === 'button'
  return (
    <button
      {...rest}
      type={type}
      className={buttonLook(kind, size, wide)}
      disabled={disabled || busy || isWaiting}
      data-waiting={isWaiting || undefined}
      aria-busy={busy || undefined}
    >
      {busy ? <Spinner /> : icon ? <Icon name={icon} size={18} className={mirrored ? 'mirror' : undefined} /> : null}
      {children}
    </button>
  )
}
