import { useState } from 'react'
import { changeEmail, confirmEmail, type User } from '#contract/accounts.ts'
import type { RawInput } from '#contract/endpoint.ts'
import { call } from '#web/api/call.ts'
import { useText } from '#web/i18n/text.tsx'
import { FormError } from '#web/parts/form-error.tsx'
import { useForm } from '#web/parts/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { toast } from '#web/ui/toast.ts'
import { CodeForm } from './code-form.tsx'

interface Props {
  open: boolean
  user: User
  onChanged: (user: User) => void
  onClose: () => void
}

type EmailChange = RawInput<typeof changeEmail>

/** Changes the email in two steps: the new address, then the code that was sent to it. */
export function EmailDialog({ open, user, onChanged, onClose }: Props) {
  const { t } = useText()
  const [sent, setSent] = useState<{ input: EmailChange; hint: string | undefined } | null>(null)
  const close = () => {
    setSent(null)
    onClose()
  }
  const send = async (input: EmailChange) => (await call(changeEmail, input)).demo_code
  const confirm = async (input: EmailChange, otp: string) => {
    const saved = await call(confirmEmail, { email: input.email, otp })
    toast(t('credentials.email-changed'), { kind: 'success' })
    close()
    onChanged(saved)
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t(sent ? 'account.check-mail' : user.email ? 'credentials.change-email' : 'credentials.add-email')}
    >
      {sent ? (
        <CodeForm
          to={sent.input.email}
          hint={sent.hint}
          onCode={(code) => confirm(sent.input, code)}
          onResend={() => send(sent.input)}
          onBack={() => setSent(null)}
        />
      ) : (
        <AddressForm user={user} onSend={async (input) => setSent({ input, hint: await send(input) })} />
      )}
    </Dialog>
  )
}

function AddressForm({ user, onSend }: { user: User; onSend: (input: EmailChange) => Promise<void> }) {
  const { t } = useText()
  const { errors, fault, busy, onSubmit } = useForm<typeof changeEmail>(
    changeEmail,
    onSend,
    // An empty password is shown as a field error before a request is sent.
    user.has_password ? { current_password: '' } : {},
  )
  return (
    <form method="post" onSubmit={onSubmit} noValidate className="grid gap-4">
      <p className="text-sm text-ink-soft">{t('credentials.email-text')}</p>
      <FormError fault={fault} />
      <Field
        label={t('credentials.new-email')}
        name="email"
        type="email"
        autoComplete="email"
        error={errors.email}
        required
      />
      {user.has_password && (
        <Field
          label={t('account.current-password')}
          name="current_password"
          type="password"
          autoComplete="current-password"
          error={errors.current_password}
          required
        />
      )}
      <Button kind="primary" type="submit" wide busy={busy}>
        {t('account.send-code')}
      </Button>
    </form>
  )
}
