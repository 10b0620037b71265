import { userRegister } from '#contract/accounts.ts'
import { ACCOUNT_TYPES } from '#domain/account-type.ts'
import { useText } from '#web/i18n/text.tsx'
import { FormError } from '#web/parts/form-error.tsx'
import { useForm } from '#web/parts/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { register } from './session.ts'

interface Props {
  /** A professional account type takes effect at verification. */
  verifiesTypes: boolean
  passwordLength: number
  onBack: () => void
  onRegistered: (account: { email: string; password: string; hint: string | undefined }) => void
}

/** A new account: name, email and a password entered twice. */
export function RegisterForm({ verifiesTypes, passwordLength, onBack, onRegistered }: Props) {
  const { t } = useText()
  const { errors, fault, busy, onSubmit } = useForm<typeof userRegister>(userRegister, async (input) => {
    const { demo_code } = await register(input)
    onRegistered({ email: input.email, password: input.password, hint: demo_code })
  })
  return (
    <form method="post" onSubmit={onSubmit} noValidate className="grid gap-4">
      <FormError fault={fault} />
      <Field label={t('account.name')} name="name" autoComplete="name" error={errors.name} required />
      <Field label={t('account.email')} name="email" type="email" autoComplete="email" error={errors.email} required />
      <Field
        label={t('account.type')}
        error={errors.account_type}
        help={verifiesTypes ? t('account.type-verified') : undefined}
      >
        {(control) => (
          <Select
            {...control}
            name="account_type"
            options={ACCOUNT_TYPES.map((value) => ({
              value,
              label: t(value === 'owner' ? 'account.type-join-owner' : `account.type-${value}`),
            }))}
          />
        )}
      </Field>
      <NewPasswordFields errors={errors} least={passwordLength} />
      <Button kind="primary" type="submit" wide busy={busy}>
        {t('account.create')}
      </Button>
      <button type="button" className="justify-self-center text-sm underline underline-offset-4" onClick={onBack}>
        {t('account.have-one')}
      </button>
    </form>
  )
}
