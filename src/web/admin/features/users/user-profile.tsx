import { Link } from 'react-router'
import { Facts } from '#web/admin/parts/facts.tsx'
import { Panel } from '#web/admin/parts/panel.tsx'
import { useDateFormat } from '#web/admin/parts/use-date-format.ts'
import { useText } from '#web/i18n/text.tsx'
import { paths } from '#web/paths.ts'
import type { Person } from './user.ts'

export function UserProfile({ person }: { person: Person }) {
  const { t } = useText()
  const { day, moment } = useDateFormat()
  return (
    <Panel
      title={t('people.profile')}
      actions={
        <Link to={paths.agent(person.slug_id)} className="text-sm underline underline-offset-4">
          {t('people.public-page')}
        </Link>
      }
    >
      <Facts
        facts={[
          [t('people.kind'), t(`people.kind-${person.account_kind}`)],
          [
            t('people.type-requested'),
            person.requested_account_type && t(`people.kind-${person.requested_account_type}`),
          ],
          [t('people.email'), person.email && <bdi>{emailOf(person, t('people.email-unproved'))}</bdi>],
          [t('people.phone'), person.mobile && <bdi>{person.mobile}</bdi>],
          [t('people.address'), person.address],
          [t('people.login'), t(`people.login-${person.login_type}`)],
          [t('people.verification'), t(`people.verification-${person.verification}`)],
          [t('people.language'), person.language_code],
          [t('people.joined'), day(person.created_at)],
          [t('people.last-seen'), person.last_seen_at ? moment(person.last_seen_at) : t('people.never')],
          [t('people.reports'), person.counts.reports || null],
        ]}
      />
    </Panel>
  )
}

const emailOf = ({ email, is_email_verified }: Person, unproved: string) =>
  is_email_verified ? email : `${email} (${unproved})`
