import { useState } from 'react'
import { forgotPassword } from '#contract/accounts.ts'
import { useText } from '#web/i18n/text.tsx'
import { FormFault } from '#web/parts/form-fault.tsx'
import { useForm } from '#web/parts/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { askForLink } from './session.ts'

/** Asks for a link by mail. The answer is the same whether or not there is an account. */
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
      <FormFault fault={fault} />
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
