import type { ComponentProps } from 'react'
import { CONTROL_LOOK } from './control-look.ts'

/** A text area that grows with its content. */
export function TextArea({ rows = 4, ...rest }: Omit<ComponentProps<'textarea'>, 'className'>) {
  return <textarea {...rest} rows={rows} className={`${CONTROL_LOOK} field-sizing-content min-h-28 py-3`} />
}
