import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { type ButtonKind, type ButtonSize, buttonLook } from './button-look.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-names.ts'

interface Props extends Omit<ComponentProps<typeof Link>, 'className'> {
  kind?: ButtonKind
  size?: ButtonSize
  wide?: boolean
  icon?: IconName
}

/** A link that looks like a button, for the main next step. */
export function LinkButton({ kind = 'secondary', size = 'medium', wide, icon, children, ...rest }: Props) {
  return (
    <Link {...rest} className={buttonLook(kind, size, wide)}>
      {icon && <Icon name={icon} size={18} />}
      {children}
    </Link>
  )
}
