import { type FormEvent, useEffect, useRef, useState } from 'react'
import { CallFailure } from '#web/api/call.ts'
import { useText } from '#web/i18n/text.tsx'
import { FormError } from '#web/parts/form-error.tsx'
import { Button } from '#web/ui/button.tsx'
import { useAccount } from './account-context.ts'
import { OneTimeCodeField } from './one-time-code-field.tsx'
import { signInBySecondFactor } from './session.ts'

interface Props {
  onDone: () => void
  onBack: () => void
}

/** The second step of a sign-in: a code of the authenticator app, or a recovery code. */
export function SecondFactorForm({ onDone, onBack }: Props) {
  const { t } = useText()
  const { signedIn } = useAccount()
  const [kind, setKind] = useState<'digits' | 'recovery'>('digits')
  const [code, setCode] = useState('')
  const [fault, setError] = useState<string | null>(null)
  const [isOver, setOver] = useState(false)
  const [busy, setBusy] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (kind) input.current?.focus()
  }, [kind])

  const send = async (typed: string) => {
    if (typed.trim() === '') return setError(t('account.code-missing'))
    setBusy(true)
    setError(null)
    try {
      await signInBySecondFactor(typed)
      await signedIn()
      onDone()
    } catch (error) {
      const said = error instanceof CallFailure && error.body?.message ? error : null
      setError(said?.message ?? t('form.unreachable'))
      setOver(said?.body?.key === 'signInExpired')
      setCode('')
      input.current?.focus()
    } finally {
      setBusy(false)
    }
  }
  const change = () => {
    setKind(kind === 'digits' ? 'recovery' : 'digits')
    setCode('')
    setError(null)
  }
  if (isOver)
    return (
      <div className="grid gap-4">
        <FormError fault={fault} />
        <Button kind="primary" wide onClick={onBack}>
          {t('account.sign-in')}
        </Button>
      </div>
    )
  return (
    <form
      method="post"
      className="grid gap-4"
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void send(code)
      }}
    >
      <p className="text-sm text-ink-soft">
        {t(kind === 'digits' ? 'account.second-factor-text' : 'account.recovery-text')}
      </p>
      <FormError fault={fault} />
      <OneTimeCodeField
        ref={input}
        kind={kind}
        label={t(kind === 'digits' ? 'account.second-factor-code' : 'account.recovery-code')}
        value={code}
        onChange={setCode}
        onComplete={(digits) => {
          if (!busy) void send(digits)
        }}
      />
      <Button kind="primary" type="submit" wide busy={busy}>
        {t('account.verify')}
      </Button>
      <div className="flex flex-wrap items-center justify-between gap-3 text-sm">
        <button type="button" className="underline underline-offset-4" onClick={onBack}>
          {t('account.back')}
        </button>
        <button type="button" className="font-semibold underline underline-offset-4" onClick={change}>
          {t(kind === 'digits' ? 'account.use-recovery-code' : 'account.use-app')}
        </button>
      </div>
    </form>
  )
}
