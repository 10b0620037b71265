import { type ReactNode, useState } from 'react'
import type { User } from '#contract/accounts.ts'
import { useText } from '#web/i18n/text.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmailDialog } from './email-dialog.tsx'
import { PasswordDialog } from './password-dialog.tsx'

interface Props {
  user: User
  /** The minimum length of a new password. */
  passwordLength: number
  /** Called after a change, so that the page is reloaded. */
  onChanged: (user?: User) => void
}

const PROVIDERS: Record<string, 'google' | 'phone' | 'apple'> = { 0: 'google', 1: 'phone', 2: 'apple' }

/** Email and password of the account, with a button to change each. */
export function Credentials({ user, passwordLength, onChanged }: Props) {
  const { t } = useText()
  const [open, setOpen] = useState<'email' | 'password' | null>(null)
  const close = () => setOpen(null)
  const provider = PROVIDERS[user.logintype]
  return (
    <section aria-labelledby="credentials" className="grid gap-4">
      <h2 id="credentials" className="text-lg">
        {t('credentials.title')}
      </h2>
      <ul className="grid gap-2">
        <Row
          label={t('account.email')}
          value={user.email ? <bdi className="break-all">{user.email}</bdi> : t('credentials.no-email')}
          badge={
            user.email !== '' && user.is_email_verified === 0 ? (
              <Badge tone="warn">{t('credentials.unverified')}</Badge>
            ) : undefined
          }
          action={
            <Button size="small" onClick={() => setOpen('email')}>
              {t(user.email ? 'credentials.change-email' : 'credentials.add-email')}
            </Button>
          }
        />
        <Row
          label={t('account.password')}
          value={t(provider ? `credentials.signs-in-${provider}` : 'credentials.password-text')}
          action={
            provider ? undefined : (
              <Button size="small" onClick={() => setOpen('password')}>
                {t(user.has_password ? 'credentials.change-password' : 'credentials.set-password')}
              </Button>
            )
          }
        />
      </ul>
      <EmailDialog open={open === 'email'} {...{ user, onChanged }} onClose={close} />
      <PasswordDialog open={open === 'password'} {...{ user, passwordLength, onChanged }} onClose={close} />
    </section>
  )
}

function Row({
  label,
  value,
  badge,
  action,
}: {
  label: string
  value: ReactNode
  badge?: ReactNode
  action: ReactNode
}) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 rounded-lg border border-line bg-surface p-4">
      <div className="grid min-w-0 gap-0.5">
        <span className="flex flex-wrap items-center gap-2 font-semibold">
          {label}
          {badge}
        </span>
        <span className="text-sm text-ink-soft">{value}</span>
      </div>
      {action}
    </li>
  )
}
