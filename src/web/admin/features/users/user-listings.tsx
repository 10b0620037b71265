import { Link } from 'react-router'
import { Panel } from '#web/admin/parts/panel.tsx'
import { useDateFormat } from '#web/admin/parts/use-date-format.ts'
import { useText } from '#web/i18n/text.tsx'
import { paths } from '#web/paths.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Table } from '#web/ui/table.tsx'
import type { Person } from './user.ts'

const TONES = { pending: 'warn', approved: 'good', rejected: 'bad' } as const

/** The newest listings of this user. */
export function UserListings({ person: { listings, counts } }: { person: Person }) {
  const { t } = useText()
  const { day } = useDateFormat()
  return (
    <Panel
      title={t('people.listings')}
      text={t('people.listings-count', { homes: counts.properties, projects: counts.projects })}
    >
      {listings.length === 0 ? (
        <p className="text-sm text-ink-soft">{t('people.listings-none')}</p>
      ) : (
        <Table
          caption={t('people.listings')}
          rows={listings}
          keyOf={({ kind, id }) => `${kind} ${id}`}
          columns={[
            {
              key: 'title',
              label: t('people.listing'),
              cell: ({ kind, slug_id, title }) => (
                <Link
                  to={kind === 'project' ? paths.project(slug_id) : paths.property(slug_id)}
                  className="underline underline-offset-4"
                >
                  <bdi>{title}</bdi>
                </Link>
              ),
            },
            {
              key: 'state',
              label: t('admin.state'),
              cell: ({ request_status: status, is_active }) =>
                status === 'approved' && !is_active ? (
                  <Badge>{t('people.status-hidden')}</Badge>
                ) : (
                  <Badge tone={TONES[status]}>{t(`people.status-${status}`)}</Badge>
                ),
            },
            { key: 'since', label: t('people.since'), cell: ({ created_at }) => day(created_at) },
          ]}
        />
      )}
    </Panel>
  )
}
