import { Link } from 'react-router'
import type { Answer } from '#contract/endpoint.ts'
import type { listQueues } from '#contract/queues-admin.ts'
import { Panel } from '#web/admin/parts/panel.tsx'
import { useDateFormat } from '#web/admin/parts/use-date-format.ts'
import { useText } from '#web/i18n/text.tsx'
import { paths } from '#web/paths.ts'
import { Table } from '#web/ui/table.tsx'
import { JobActions } from './job-actions.tsx'

type Found = Answer<typeof listQueues>
type Queue = Found['data'][number]

const STATES = ['failed', 'retrying', 'waiting', 'running'] as const
const MAX_COUNT = 1000

/** The queues with open jobs, and the errors of failed jobs. */
export function QueueOverview({ data, causes }: Found) {
  const { t } = useText()
  const { moment } = useDateFormat()
  const busy = data.filter((queue) => STATES.some((state) => queue[state] > 0))
  const count = (queue: Queue, state: (typeof STATES)[number]) =>
    queue[state] === 0 ? null : (
      <Link
        to={paths.admin(`jobs?state=${state}&queue=${encodeURIComponent(queue.name)}`)}
        aria-label={`${t(`queues.state-${state}`)}: ${queue[state]}, ${queue.name}`}
        className="underline underline-offset-4"
      >
        {queue[state] >= MAX_COUNT ? t('queues.many', { count: queue[state] }) : queue[state]}
      </Link>
    )
  return (
    <div className="grid gap-5">
      <Panel title={t('queues.kinds')}>
        {busy.length === 0 ? (
          <p className="text-sm text-ink-soft">{t('queues.all-quiet')}</p>
        ) : (
          <Table
            caption={t('queues.kinds')}
            rows={busy}
            keyOf={({ name }) => name}
            columns={[
              { key: 'name', label: t('queues.kind'), cell: ({ name }) => <bdi>{name}</bdi> },
              ...STATES.map((state) => ({
                key: state,
                label: t(`queues.state-${state}`),
                number: true,
                cell: (queue: Queue) => count(queue, state),
              })),
              {
                key: 'oldest',
                label: t('queues.oldest'),
                cell: ({ oldest_at }) => (oldest_at === null ? null : moment(oldest_at)),
              },
            ]}
          />
        )}
      </Panel>
      {causes.length > 0 && (
        <Panel title={t('queues.causes')} text={t('queues.causes-text')}>
          <Table
            caption={t('queues.causes')}
            rows={causes}
            keyOf={({ queue, cause }) => `${queue} ${cause}`}
            columns={[
              {
                key: 'cause',
                label: t('queues.cause'),
                cell: ({ cause }) => <bdi className="min-w-0 break-words">{cause}</bdi>,
              },
              { key: 'queue', label: t('queues.kind'), cell: ({ queue }) => <bdi>{queue}</bdi> },
              { key: 'count', label: t('queues.times'), number: true, cell: ({ count: times }) => times },
              { key: 'do', label: '', cell: ({ queue, cause }) => <JobActions queue={queue} which={{ cause }} /> },
            ]}
          />
        </Panel>
      )}
    </div>
  )
}
