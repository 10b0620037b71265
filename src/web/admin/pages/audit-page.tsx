import { AUDIT_SORTS, listAudit } from '#contract/admin-dashboard.ts'
import { AdminFilters } from '#web/admin/parts/admin-filters.tsx'
import { AdminHead } from '#web/admin/parts/admin-head.tsx'
import { AdminList } from '#web/admin/parts/admin-list.tsx'
import { loadList, oneOf } from '#web/admin/parts/load-list.ts'
import { useText } from '#web/i18n/text.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import type { Route } from './+types/audit-page'
import '#web/i18n/admin/pack.ts'

export const loader = (args: Route.LoaderArgs) =>
  loadList(args, listAudit, ({ filters, sort }) => ({
    q: filters.q,
    subject: filters.subject,
    sort: oneOf(AUDIT_SORTS, sort),
  }))

/** The audit log. */
export default function AuditPage({ loaderData: { found, state } }: Route.ComponentProps) {
  const { t, language } = useText()
  if (!found) return null
  const moment = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })
  return (
    <>
      <AdminHead title={t('admin.place-audit')} text={t('admin.audit-text')} />
      <AdminFilters state={state}>
        <Field label={t('admin.audit-search')} type="search" name="q" defaultValue={state.filters.q} />
        <Field label={t('admin.audit-subject')}>
          {(control) => (
            <Select
              {...control}
              name="subject"
              defaultValue={state.filters.subject ?? ''}
              placeholder={t('admin.any')}
              options={found.subjects.map((subject) => ({ value: subject, label: subject }))}
            />
          )}
        </Field>
      </AdminFilters>
      <AdminList
        caption={t('admin.place-audit')}
        state={state}
        total={found.total}
        isExact={found.total_is_exact}
        rows={found.data}
        keyOf={({ id }) => id}
        empty={{ title: t('admin.audit-empty') }}
        columns={[
          { key: 'at', label: t('admin.when'), sort: 'at', cell: ({ at }) => moment.format(new Date(at)) },
          { key: 'actor', label: t('admin.who'), cell: ({ actor }) => actor?.name ?? t('admin.gone') },
          { key: 'action', label: t('admin.action'), sort: 'action', cell: ({ action }) => action },
          {
            key: 'subject',
            label: t('admin.audit-subject'),
            cell: ({ subject, subject_id }) => [subject, subject_id].filter((part) => part !== null).join(' '),
          },
          {
            key: 'details',
            label: t('admin.details'),
            cell: ({ details }) => (
              <code className="block max-w-80 break-words text-xs">
                {Object.keys(details).length > 0 && JSON.stringify(details)}
              </code>
            ),
          },
        ]}
      />
    </>
  )
}
