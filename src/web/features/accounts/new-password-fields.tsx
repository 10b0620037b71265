import { useText } from '#web/i18n/text.tsx'
import { Field } from '#web/ui/field.tsx'

interface Props {
  errors: Readonly<Record<string, string>>
  /** The minimum length of a password. */
  least: number
  /** Beside the current password, the labels say that this is the new one. */
  isChange?: boolean
}

/** A new password, entered twice. */
export function NewPasswordFields({ errors, least, isChange }: Props) {
  const { t } = useText()
  return (
    <>
      <Field
        label={t(isChange ? 'account.new-password-label' : 'account.password')}
        name="password"
        type="password"
        autoComplete="new-password"
        help={t('account.password-help', { least: least })}
        error={errors.password}
        required
      />
      <Field
        label={t(isChange ? 'account.new-password-again' : 'account.password-again')}
        name="re_password"
        type="password"
        autoComplete="new-password"
        error={errors.re_password}
        required
      />
    </>
  )
}
