import { useEffect, useRef, useState } from 'react'
import { CODE_RULES } from '#domain/one-time-code.ts'
import { CallFailure } from '#web/api/call.ts'
import { useText } from '#web/i18n/text.tsx'
import { FormError } from '#web/parts/form-error.tsx'
import { Button } from '#web/ui/button.tsx'
import { OneTimeCodeField } from './one-time-code-field.tsx'
import { useCountdown } from './use-countdown.ts'

interface Props {
  /** The address that the code was sent to. */
  to: string
  /** The code itself, in demo mode. */
  hint: string | undefined
  onCode: (code: string) => Promise<void>
  /** Sends another code; resolves to the code in demo mode. */
  onResend: () => Promise<string | undefined>
  onBack: () => void
}

/** Six digits from a message. Pasting or the phone's suggestion fills them in, and the last digit submits them. */
export function CodeForm({ to, hint, onCode, onResend, onBack }: Props) {
  const { t } = useText()
  const [shown, setShown] = useState(hint)
  const [code, setCode] = useState('')
  const [fault, setError] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [left, restart] = useCountdown(CODE_RULES.resendSeconds)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])

  const attempt = async (run: () => Promise<void>) => {
    setBusy(true)
    setError(null)
    try {
      await run()
    } catch (error) {
      setError(error instanceof CallFailure && error.body?.message ? error.message : t('form.unreachable'))
      setCode('')
      input.current?.focus()
    } finally {
      setBusy(false)
    }
  }
  const enter = (digits: string) => attempt(() => onCode(digits))
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
        if (code === '') setError(t('account.code-missing'))
        else void enter(code)
      }}
    >
      <p className="text-sm text-ink-soft">{t('account.code-sent', { to })}</p>
      {shown && (
        <p className="rounded-md bg-brand-soft p-3 text-sm">
          {t('account.code-demo')} <strong className="figures">{shown}</strong>
        </p>
      )}
      <FormError fault={fault} />
      <OneTimeCodeField
        ref={input}
        kind="digits"
        label={t('account.code')}
        value={code}
        onChange={setCode}
        onComplete={(digits) => {
          if (!busy) void enter(digits)
        }}
      />
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
