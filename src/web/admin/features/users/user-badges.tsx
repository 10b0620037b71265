import { useText } from '#web/i18n/text.tsx'
import { Badge } from '#web/ui/badge.tsx'
import type { Person } from './user.ts'

type Shown = Pick<Person, 'role' | 'is_active' | 'verification'>

/** Badges of an account: role, status, verification. */
export function UserBadges({ role, is_active, verification }: Shown) {
  const { t } = useText()
  return (
    <span className="flex flex-wrap gap-1.5">
      {is_active ? null : <Badge tone="bad">{t('people.deactivated')}</Badge>}
      {role === 'user' ? null : <Badge tone="brand">{t(`people.role-${role}`)}</Badge>}
      {verification === 'success' && <Badge tone="good">{t('people.verification-success')}</Badge>}
      {verification === 'pending' && <Badge tone="warn">{t('people.verification-pending')}</Badge>}
    </span>
  )
}
