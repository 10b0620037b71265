import { useState } from 'react'
import { forgotPassword } from '#contract/accounts.ts'
import { useText } from '#web/i18n/text.tsx'
import { FormError } from '#web/parts/form-error.tsx'
import { useForm } from '#web/parts/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { askForLink } from './session.ts'

/** Requests a reset link by email. The response is the same whether or not the account exists. */
export function ForgotForm({ onBack }: { onBack: () => void }) {
  const { t } = useText()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const { errors, fault, busy, onSubmit } = useForm<typeof forgotPassword>(forgotPassword, async ({ email }) => {
    await askForLink(email)
    setSentTo(email)
  })
  return (
    <form method="post" onSubmit={onSubmit} noValidate className="grid gap-4">
      <p role="status" className="text-sm text-ink-soft">
        {sentTo ? t('account.link-sent', { email: sentTo }) : t('account.forgot-text')}
      </p>
      <FormError fault={fault} />
      {!sentTo && (
        <>
          <Field
            label={t('account.email')}
            name="email"
            type="email"
            autoComplete="username"
            error={errors.email}
            required
          />
          <Button kind="primary" type="submit" wide busy={busy}>
            {t('account.send-link')}
          </Button>
        </>
      )}
      <button type="button" className="justify-self-center text-sm underline underline-offset-4" onClick={onBack}>
        {t('account.back')}
      </button>
    </form>
  )
}
