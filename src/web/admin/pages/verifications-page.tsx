import { Link } from 'react-router'
import { APPLICATION_SORTS, APPLICATION_STATES, listApplications } from '#contract/verification-admin.ts'
import { AdminFilters } from '#web/admin/parts/admin-filters.tsx'
import { AdminHead } from '#web/admin/parts/admin-head.tsx'
import { AdminList } from '#web/admin/parts/admin-list.tsx'
import { FilterSelect } from '#web/admin/parts/filter-select.tsx'
import { loadList, oneOf } from '#web/admin/parts/load-list.ts'
import { useDateFormat } from '#web/admin/parts/use-date-format.ts'
import { useText } from '#web/i18n/text.tsx'
import { paths } from '#web/paths.ts'
import { Badge } from '#web/ui/badge.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import type { Route } from './+types/verifications-page'
import '#web/i18n/admin/pack.ts'
import '#web/i18n/verification-admin/pack.ts'

const TONES = { pending: 'warn', success: 'good', failed: 'bad' } as const

export const loader = (args: Route.LoaderArgs) =>
  loadList(args, listApplications, ({ filters, sort }) => ({
    status: oneOf(APPLICATION_STATES, filters.status),
    sort: oneOf(APPLICATION_SORTS, sort),
  }))

/** The verifications. */
export default function VerificationsPage({ loaderData: { found, state } }: Route.ComponentProps) {
  const { t } = useText()
  const { day } = useDateFormat()
  if (!found) return null
  return (
    <>
      <AdminHead title={t('admin.place-verifications')} text={t('applications.text')}>
        <LinkButton to={paths.admin('verifications/form')} icon="pencil">
          {t('applications.form')}
        </LinkButton>
      </AdminHead>
      <AdminFilters state={state}>
        <FilterSelect
          {...{ name: 'status', label: t('admin.state'), value: state.filters.status }}
          options={APPLICATION_STATES.map((value) => ({ value, label: t(`applications.${value}`) }))}
        />
      </AdminFilters>
      <AdminList
        caption={t('admin.place-verifications')}
        state={state}
        total={found.total}
        isExact={found.total_is_exact}
        rows={found.data}
        keyOf={({ id }) => id}
        empty={{ title: t('applications.empty'), text: t('applications.empty-text') }}
        columns={[
          {
            key: 'person',
            label: t('applications.person'),
            cell: ({ id, status, user }) => (
              <Link
                to={
                  status === 'pending'
                    ? paths.moderationCase({ kind: 'verification', id })
                    : paths.admin(`verifications/${id}`)
                }
                className="underline underline-offset-4"
              >
                {user.name}
              </Link>
            ),
          },
          {
            key: 'state',
            label: t('admin.state'),
            cell: ({ status, claim }) => (
              <span className="inline-flex flex-wrap justify-end gap-2 md:justify-start">
                <Badge tone={TONES[status]}>{t(`applications.${status}`)}</Badge>
                {claim && (
                  <Badge tone="warn" icon="lock">
                    {t('applications.claimed', { name: claim.name })}
                  </Badge>
                )}
              </span>
            ),
          },
          { key: 'sent', label: t('applications.sent'), sort: 'sent', cell: ({ created_at }) => day(created_at) },
          {
            key: 'decided',
            label: t('applications.decided'),
            cell: ({ decided_at }) => decided_at && day(decided_at),
          },
        ]}
      />
    </>
  )
}
