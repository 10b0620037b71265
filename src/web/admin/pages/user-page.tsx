import { data, Link } from 'react-router'
import { listPackages, listPackagesOf } from '#contract/packages-admin.ts'
import { listPaymentsOfAll } from '#contract/payments-admin.ts'
import { getUser } from '#contract/users-admin.ts'
import { UserActions } from '#web/admin/features/users/user-actions.tsx'
import { UserBadges } from '#web/admin/features/users/user-badges.tsx'
import { UserHistory } from '#web/admin/features/users/user-history.tsx'
import { UserListings } from '#web/admin/features/users/user-listings.tsx'
import { UserNotes } from '#web/admin/features/users/user-notes.tsx'
import { UserPackages } from '#web/admin/features/users/user-packages.tsx'
import { UserPayments } from '#web/admin/features/users/user-payments.tsx'
import { UserProfile } from '#web/admin/features/users/user-profile.tsx'
import { UserSessions } from '#web/admin/features/users/user-sessions.tsx'
import { AdminHead } from '#web/admin/parts/admin-head.tsx'
import { staffOnly } from '#web/admin/staff-only.ts'
import { pageOf } from '#web/api/page-context.ts'
import { useText } from '#web/i18n/text.tsx'
import { paths } from '#web/paths.ts'
import { useRoot } from '#web/root-data.ts'
import type { Route } from './+types/user-page'
import '#web/i18n/admin/pack.ts'
import '#web/i18n/payments/pack.ts'
import '#web/i18n/users-admin/pack.ts'
import '#web/i18n/accounts/pack.ts'
import '#web/i18n/form/pack.ts'
import '#web/i18n/profile/pack.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api, isSignedIn } = pageOf(context)
  if (!/^[1-9]\d{0,14}$/.test(params.id)) throw data(null, { status: 404 })
  const id = Number(params.id)
  const found = isSignedIn
    ? await staffOnly(
        Promise.all([
          api(getUser, { id }),
          api(listPackagesOf, { user_id: id }),
          api(listPackages, { limit: 100 }),
          api(listPaymentsOfAll, { user_id: id, limit: 5 }),
        ]),
      )
    : null
  return { found, now: new Date().toISOString() }
}

/** One user with listings, packages, payments and history. */
export default function UserPage({ loaderData: { found, now } }: Route.ComponentProps) {
  const { t } = useText()
  const { reader } = useRoot()
  if (!found) return null
  const [person, owned, packages, payments] = found
  return (
    <>
      <p className="pt-6 text-sm">
        <Link to={paths.admin('people')} className="underline underline-offset-4">
          {t('people.back')}
        </Link>
      </p>
      <AdminHead title={person.name} text={<UserBadges {...person} />}>
        <UserActions person={person} isSelf={reader?.id === person.id} />
      </AdminHead>
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <UserProfile person={person} />
        <UserNotes person={person} />
        <UserSessions person={person} />
        <UserPackages userId={person.id} owned={owned} packages={packages} now={now} />
        <UserPayments userId={person.id} payments={payments.data} />
        <UserListings person={person} />
        <UserHistory person={person} />
      </div>
    </>
  )
}
