import type { Ref } from 'react'
import { CODE_RULES } from '#domain/one-time-code.ts'
import { Field } from '#web/ui/field.tsx'

interface Props {
  ref?: Ref<HTMLInputElement>
  label: string
  /** Six digits, of which the last submits, or a recovery code in its own format. */
  kind: 'digits' | 'recovery'
  value: string
  onChange: (value: string) => void
  onComplete?: (digits: string) => void
}

/** The input of a one-time code. Pasting fills it in, with digits of any script. */
export function OneTimeCodeField({ ref, label, kind, value, onChange, onComplete }: Props) {
  const type = (text: string) => {
    if (kind === 'recovery') return onChange(text)
    const digits = text.normalize('NFKC').replace(/\D/g, '').slice(0, CODE_RULES.digits)
    onChange(digits)
    if (digits.length === CODE_RULES.digits) onComplete?.(digits)
  }
  return (
    <Field label={label}>
      {(control) => (
        <input
          {...control}
          ref={ref}
          name="otp"
          dir="ltr"
          inputMode={kind === 'digits' ? 'numeric' : 'text'}
          autoComplete={kind === 'digits' ? 'one-time-code' : 'off'}
          autoCapitalize="none"
          spellCheck={false}
          value={value}
          onChange={(event) => type(event.target.value)}
          className={`figures h-14 w-full rounded-sm border border-edge bg-surface px-4 text-center ${kind === 'digits' ? 'text-xl tracking-[0.5em]' : 'text-lg'}`}
        />
      )}
    </Field>
  )
}
