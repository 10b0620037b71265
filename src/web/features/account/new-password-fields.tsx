import { PASSWORD_LIMITS } from '#domain/password.ts'
import { useText } from '#web/i18n/text.tsx'
import { Field } from '#web/ui/field.tsx'

/** A password that somebody makes up, typed twice. */
export function NewPasswordFields({ errors }: { errors: Readonly<Record<string, string>> }) {
  const { t } = useText()
  return (
    <>
      <Field
        label={t('account.password')}
        name="password"
        type="password"
        autoComplete="new-password"
        help={t('account.password-help', { least: PASSWORD_LIMITS.least })}
        error={errors.password}
        required
      />
      <Field
        label={t('account.password-again')}
        name="re_password"
        type="password"
        autoComplete="new-password"
        error={errors.re_password}
        required
      />
    </>
  )
}
