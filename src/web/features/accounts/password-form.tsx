import { userSignup } from '#contract/accounts.ts'
import { CallFailure } from '#web/api/call.ts'
import { useText } from '#web/i18n/text.tsx'
import { FormError } from '#web/parts/form-error.tsx'
import { useForm } from '#web/parts/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { useAccount } from './account-context.ts'
import { needsSecondFactor, sendCode, signIn } from './session.ts'

interface Props {
  onDone: () => void
  onForgot: () => void
  /** The password was correct, and the account requires a second factor. */
  onSecondFactor: () => void
  /** The password was correct, but the email is not verified; a code has been sent. */
  onUnverified: (email: string, password: string, hint: string | undefined) => void
}

export function PasswordForm({ onDone, onForgot, onSecondFactor, onUnverified }: Props) {
  const { t } = useText()
  const { signedIn } = useAccount()
  const { errors, fault, busy, onSubmit } = useForm<typeof userSignup>(
    userSignup,
    async (input) => {
      try {
        await signIn(input)
        await signedIn()
        onDone()
      } catch (error) {
        if (needsSecondFactor(error)) return onSecondFactor()
        if (!(error instanceof CallFailure) || error.body?.key !== 'emailNotVerified') throw error
        const { demo_code } = await sendCode({ email: input.email as string })
        onUnverified(input.email as string, input.password as string, demo_code)
      }
    },
    { type: 3 },
  )
  return (
    <form method="post" onSubmit={onSubmit} noValidate className="grid gap-4">
      <FormError fault={fault} />
      <Field
        label={t('account.email')}
        name="email"
        type="email"
        autoComplete="username"
        error={errors.email}
        required
      />
      <Field
        label={t('account.password')}
        name="password"
        type="password"
        autoComplete="current-password"
        error={errors.password}
        required
      />
      <button type="button" className="justify-self-start text-sm underline underline-offset-4" onClick={onForgot}>
        {t('account.forgot')}
      </button>
      <Button kind="primary" type="submit" wide busy={busy}>
        {t('account.sign-in')}
      </Button>
    </form>
  )
}
