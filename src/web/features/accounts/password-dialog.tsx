import { changePassword, type User } from '#contract/accounts.ts'
import { call } from '#web/api/call.ts'
import { useText } from '#web/i18n/text.tsx'
import { FormError } from '#web/parts/form-error.tsx'
import { useForm } from '#web/parts/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { toast } from '#web/ui/toast.ts'
import { NewPasswordFields } from './new-password-fields.tsx'

interface Props {
  open: boolean
  user: User
  passwordLength: number
  onChanged: () => void
  onClose: () => void
}

/** Changes the password; every other session is ended. */
export function PasswordDialog({ open, onClose, ...rest }: Props) {
  const { t } = useText()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t(rest.user.has_password ? 'credentials.change-password' : 'credentials.set-password')}
    >
      <PasswordForm {...rest} onDone={onClose} />
    </Dialog>
  )
}

function PasswordForm({
  user,
  passwordLength,
  onChanged,
  onDone,
}: Omit<Props, 'open' | 'onClose'> & { onDone: () => void }) {
  const { t } = useText()
  const { errors, fault, busy, onSubmit } = useForm<typeof changePassword>(
    changePassword,
    async (input) => {
      await call(changePassword, input)
      toast(t('credentials.password-changed'), { kind: 'success' })
      onDone()
      onChanged()
    },
    // An empty password is shown as a field error before a request is sent.
    user.has_password ? { current_password: '' } : {},
  )
  return (
    <form method="post" onSubmit={onSubmit} noValidate className="grid gap-4">
      <p className="text-sm text-ink-soft">{t('credentials.password-dialog-text')}</p>
      <FormError fault={fault} />
      {/* Tells password managers which account the new password belongs to. */}
      <input type="email" autoComplete="username" value={user.email} readOnly hidden />
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
      <NewPasswordFields errors={errors} least={passwordLength} isChange />
      <Button kind="primary" type="submit" wide busy={busy}>
        {t(user.has_password ? 'credentials.change-password' : 'credentials.set-password')}
      </Button>
    </form>
  )
}
