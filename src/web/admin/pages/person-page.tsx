import { data, Link } from 'react-router'
import { listPackages, listPackagesOf } from '#contract/packages-admin.ts'
import { listPaymentsOfAll } from '#contract/payments-admin.ts'
import { getPerson } from '#contract/people-admin.ts'
import { PersonActions } from '#web/admin/features/people/person-actions.tsx'
import { PersonBadges } from '#web/admin/features/people/person-badges.tsx'
import { PersonHistory } from '#web/admin/features/people/person-history.tsx'
import { PersonListings } from '#web/admin/features/people/person-listings.tsx'
import { PersonNotes } from '#web/admin/features/people/person-notes.tsx'
import { PersonPackages } from '#web/admin/features/people/person-packages.tsx'
import { PersonPayments } from '#web/admin/features/people/person-payments.tsx'
import { PersonProfile } from '#web/admin/features/people/person-profile.tsx'
import { PersonSessions } from '#web/admin/features/people/person-sessions.tsx'
import { AdminHead } from '#web/admin/parts/admin-head.tsx'
import { staffOnly } from '#web/admin/staff-only.ts'
import { pageOf } from '#web/api/page-context.ts'
import { useText } from '#web/i18n/text.tsx'
import { paths } from '#web/paths.ts'
import { useRoot } from '#web/root-data.ts'
import type { Route } from './+types/person-page'
import '#web/i18n/admin/pack.ts'
import '#web/i18n/payments/pack.ts'
import '#web/i18n/admin-people/pack.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api, isSignedIn } = pageOf(context)
  if (!/^[1-9]\d{0,14}$/.test(params.id)) throw data(null, { status: 404 })
  const id = Number(params.id)
  const found = isSignedIn
    ? await staffOnly(
        Promise.all([
          api(getPerson, { id }),
          api(listPackagesOf, { user_id: id }),
          api(listPackages, { limit: 100 }),
          api(listPaymentsOfAll, { user_id: id, limit: 5 }),
        ]),
      )
    : null
  return { found, now: new Date().toISOString() }
}

/** One account and what is around it. */
export default function PersonPage({ loaderData: { found, now } }: Route.ComponentProps) {
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
      <AdminHead title={person.name} text={<PersonBadges {...person} />}>
        <PersonActions person={person} isSelf={reader?.id === person.id} />
      </AdminHead>
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <PersonProfile person={person} />
        <PersonNotes person={person} />
        <PersonSessions person={person} />
        <PersonPackages userId={person.id} owned={owned} packages={packages} now={now} />
        <PersonPayments userId={person.id} payments={payments.data} />
        <PersonListings person={person} />
        <PersonHistory person={person} />
      </div>
    </>
  )
}
