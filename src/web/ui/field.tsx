import { type ComponentProps, type ReactNode, useId } from 'react'
import { Icon } from './icon.tsx'
import { TextInput } from './text-input.tsx'

/** The attributes that connect a control with its label, help and error. */
export interface ControlProps {
  id: string
  required: boolean | undefined
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

interface Props extends Omit<ComponentProps<typeof TextInput>, 'id' | 'children'> {
  label: string
  help?: string
  error?: string
  /** Another control than a text input. */
  children?: (control: ControlProps) => ReactNode
}

/** A control with its label above, help below and its error beside it. */
export function Field({ label, help, error, required, children, ...input }: Props) {
  const id = useId()
  const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ')
  const control: ControlProps = {
    id,
    required,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
  }
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      {children ? children(control) : <TextInput {...input} {...control} />}
      {help && (
        <p id={`${id}-help`} className="text-xs text-ink-soft">
          {help}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="flex items-start gap-1.5 text-xs font-medium text-bad">
          <Icon name="circle-exclamation-point" size={16} className="mt-px shrink-0" />
          {error}
        </p>
      )}
    </div>
  )
}
