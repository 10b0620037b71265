import { type FormEvent, useState } from 'react'
import { CallFailure } from '#web/api/call.ts'
import { useText } from '#web/i18n/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useAccount } from './account-context.ts'
import { signIn } from './session.ts'

/** Email and password; the message of a refusal stands above them and is read out. */
export function SignInForm({ onDone }: { onDone?: () => void }) {
  const { t } = useText()
  const { signedIn } = useAccount()
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    setBusy(true)
    setFault(null)
    try {
      const { token } = await signIn(String(form.get('email')), String(form.get('password')))
      await signedIn(token)
      onDone?.()
    } catch (error) {
      setFault(error instanceof CallFailure && error.body?.message ? error.body.message : t('account.unreachable'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <form onSubmit={submit} className="grid gap-4">
      <p role="alert" className="flex items-start gap-2 text-sm text-bad empty:hidden">
        {fault && (
          <>
            <Icon name="circle-exclamation-point" size={18} className="mt-0.5 shrink-0" />
            {fault}
          </>
        )}
      </p>
      <Field label={t('account.email')} name="email" type="email" autoComplete="username" required />
      <Field
        label={t('account.password')}
        name="password"
        type="password"
        autoComplete="current-password"
        maxLength={200}
        required
      />
      <Button kind="primary" type="submit" wide busy={busy}>
        {t('account.sign-in')}
      </Button>
    </form>
  )
}
