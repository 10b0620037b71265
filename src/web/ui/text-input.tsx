import type { ComponentProps } from 'react'
import { CONTROL_LOOK } from './control-look.ts'

/** A text input, used inside a Field. */
export function TextInput({ type = 'text', ...rest }: Omit<ComponentProps<'input'>, 'className'>) {
  return <input {...rest} type={type} className={`${CONTROL_LOOK} h-12`} />
}
