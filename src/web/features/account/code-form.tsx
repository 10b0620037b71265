import { useEffect, useRef, useState } from 'react'
import { CODE_RULES } from '#domain/one-time-code.ts'
import { CallFailure } from '#web/api/call.ts'
import { useText } from '#web/i18n/text.tsx'
import { FormFault } from '#web/parts/form-fault.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { useCountdown } from './use-countdown.ts'

interface Props {
  /** Where the code was sent. */
  to: string
  /** The code itself, where the demo shows it. */
  hint: string | undefined
  onCode: (code: string) => Promise<void>
  /** Sends another code; resolves to the code where the demo shows it. */
  onResend: () => Promise<string | undefined>
  onBack: () => void
}

/** Six digits from a message. Pasting or the phone's own suggestion fills them in, and the last one sends them. */
export function CodeForm({ to, hint, onCode, onResend, onBack }: Props) {
  const { t } = useText()
  const [shown, setShown] = useState(hint)
  const [code, setCode] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [left, restart] = useCountdown(CODE_RULES.resendSeconds)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])

  const attempt = async (run: () => Promise<void>) => {
    setBusy(true)
    setFault(null)
    try {
      await run()
    } catch (error) {
      setFault(error instanceof CallFailure && error.body?.message ? error.message : t('form.unreachable'))
      setCode('')
      input.current?.focus()
    } finally {
      setBusy(false)
    }
  }
  const enter = (digits: string) => attempt(() => onCode(digits))
  const type = (text: string) => {
    const digits = text.normalize('NFKC').replace(/\D/g, '').slice(0, CODE_RULES.digits)
    setCode(digits)
    if (digits.length === CODE_RULES.digits && !busy) void enter(digits)
  }
  const resend = () =>
    attempt(async () => {
      setShown(await onResend())
      restart()
    })
  return (
    <form
      method="post"
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (code === '') setFault(t('account.code-missing'))
        else void enter(code)
      }}
    >
      <p className="text-sm text-ink-soft">{t('account.code-sent', { to })}</p>
      {shown && (
        <p className="rounded-md bg-brand-soft p-3 text-sm">
          {t('account.code-demo')} <strong className="figures">{shown}</strong>
        </p>
      )}
      <FormFault fault={fault} />
      <Field label={t('account.code')}>
        {(control) => (
          <input
            {...control}
            ref={input}
            name="otp"
            inputMode="numeric"
            autoComplete="one-time-code"
            value={code}
            onChange={(event) => type(event.target.value)}
            className="figures h-14 w-full rounded-sm border border-edge bg-surface px-4 text-center text-xl tracking-[0.5em]"
          />
        )}
      </Field>
      <Button kind="primary" type="submit" wide busy={busy}>
        {t('account.verify')}
      </Button>
      <div className="flex flex-wrap items-center justify-between gap-3 text-sm">
        <button type="button" className="underline underline-offset-4" onClick={onBack}>
          {t('account.back')}
        </button>
        {left > 0 ? (
          <span className="figures text-ink-soft">{t('account.resend-in', { seconds: left })}</span>
        ) : (
          <button type="button" className="font-semibold underline underline-offset-4" onClick={resend} disabled={busy}>
            {t('account.resend')}
          </button>
        )}
      </div>
    </form>
  )
}
