import type { User } from '#contract/accounts.ts'
import { ACCOUNT_TYPES } from '#domain/account-type.ts'
import { useText } from '#web/i18n/text.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'

interface Props {
  user: User
  /** Whether a professional type requires the verification of this account. */
  needsVerification: boolean
}

/** The account type, with the choice that is pending until verification. */
export function AccountTypeField({ user, needsVerification }: Props) {
  const { t } = useText()
  const requested = user.requested_account_type
  return (
    <div className="grid gap-2">
      <RadioGroup
        label={t('account.type')}
        name="account_type"
        defaultValue={requested ?? user.account_type}
        options={ACCOUNT_TYPES.map((value) => ({ value, label: t(`account.type-${value}`) }))}
      />
      <p className="text-sm text-ink-soft">
        {t(needsVerification ? 'profile.type-needs-verification' : 'profile.type-help')}
      </p>
      {requested && (
        <div className="grid gap-1 rounded-lg bg-brand-soft p-4 text-sm">
          <strong>{t('profile.type-pending', { type: t(`account.type-${requested}`) })}</strong>
          <span>{t('profile.type-pending-text', { current: t(`account.type-${user.account_type}`) })}</span>
        </div>
      )}
    </div>
  )
}
