import { data, Link } from 'react-router'
import { getApplication } from '#contract/verification-admin.ts'
import { Answers } from '#web/admin/features/verification/answers.tsx'
import { Decision } from '#web/admin/features/verification/decision.tsx'
import { AdminHead } from '#web/admin/parts/admin-head.tsx'
import { Facts } from '#web/admin/parts/facts.tsx'
import { Panel } from '#web/admin/parts/panel.tsx'
import { useDateFormat } from '#web/admin/parts/use-date-format.ts'
import { staffOnly } from '#web/admin/staff-only.ts'
import { pageOf } from '#web/api/page-context.ts'
import { useText } from '#web/i18n/text.tsx'
import { paths } from '#web/paths.ts'
import { useRoot } from '#web/root-data.ts'
import type { Route } from './+types/verification-case-page'
import '#web/i18n/admin/pack.ts'
import '#web/i18n/users-admin/pack.ts'
import '#web/i18n/verification-admin/pack.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api, isSignedIn } = pageOf(context)
  if (!/^[1-9]\d{0,14}$/.test(params.id)) throw data(null, { status: 404 })
  return { application: isSignedIn ? await staffOnly(api(getApplication, { id: Number(params.id) })) : null }
}

/** One verification: the applicant, the answers, and the decision. */
export default function VerificationCasePage({ loaderData: { application } }: Route.ComponentProps) {
  const { t } = useText()
  const { moment } = useDateFormat()
  const { reader } = useRoot()
  if (!application) return null
  const { user, status, reason, created_at, decided_at, decided_by, answers } = application
  return (
    <>
      <p className="pt-6 text-sm">
        <Link to={paths.admin('verifications')} className="underline underline-offset-4">
          {t('applications.all')}
        </Link>
      </p>
      <AdminHead title={t('applications.of', { name: user.name })}>
        <Decision application={application} readerId={reader?.id} />
      </AdminHead>
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <Panel title={t('applications.answers')}>
          <Answers answers={answers} />
        </Panel>
        <Panel title={t('applications.person')}>
          <Facts
            facts={[
              [
                t('applications.account'),
                <Link key="person" to={paths.admin(`people/${user.id}`)} className="underline underline-offset-4">
                  {user.name}
                </Link>,
              ],
              [t('people.kind'), t(`people.kind-${user.account_type}`)],
              [
                t('people.type-requested'),
                user.requested_account_type && t(`people.kind-${user.requested_account_type}`),
              ],
              [t('admin.state'), t(`applications.${status}`)],
              [t('admin.reason'), reason],
              [t('applications.sent'), moment(created_at)],
              [t('applications.decided'), decided_at && moment(decided_at)],
              [t('applications.decided-by'), decided_by?.name],
            ]}
          />
        </Panel>
      </div>
    </>
  )
}
