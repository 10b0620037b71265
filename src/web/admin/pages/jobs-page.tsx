import { JOB_STATES, listJobs, listQueues, WORK_SORTS } from '#contract/queues-admin.ts'
import { JobActions } from '#web/admin/features/queues/job-actions.tsx'
import { QueueOverview } from '#web/admin/features/queues/queue-overview.tsx'
import { QueueViews } from '#web/admin/features/queues/queue-views.tsx'
import { AdminFilters } from '#web/admin/parts/admin-filters.tsx'
import { AdminHead } from '#web/admin/parts/admin-head.tsx'
import { AdminList } from '#web/admin/parts/admin-list.tsx'
import { FilterSelect } from '#web/admin/parts/filter-select.tsx'
import { listState, PAGE_SIZE } from '#web/admin/parts/list-address.ts'
import { useDateFormat } from '#web/admin/parts/use-date-format.ts'
import { staffOnly } from '#web/admin/staff-only.ts'
import { pageOf } from '#web/api/page-context.ts'
import { useText } from '#web/i18n/text.tsx'
import type { Route } from './+types/jobs-page'
import '#web/i18n/admin/pack.ts'
import '#web/i18n/queues-admin/pack.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, isSignedIn } = pageOf(context)
  const state = listState(url)
  const wanted = {
    state: JOB_STATES.find((word) => word === state.filters.state),
    queue: state.filters.queue?.slice(0, 100),
    sort: WORK_SORTS.find((word) => word === state.sort),
  }
  if (!isSignedIn) return { queues: null, found: null, state }
  const [queues, found] = await staffOnly(
    Promise.all([api(listQueues, {}), api(listJobs, { ...wanted, offset: state.offset, limit: PAGE_SIZE })]),
  )
  return { queues, found, state }
}

/** The background jobs. */
export default function JobsPage({ loaderData: { queues, found, state } }: Route.ComponentProps) {
  const { t } = useText()
  const { moment } = useDateFormat()
  if (!found) return null
  const { filters } = state
  return (
    <>
      <AdminHead title={t('admin.place-jobs')} text={t('queues.text')} />
      <QueueViews shown="jobs" />
      <QueueOverview {...queues} />
      <h2 className="mt-8 mb-3 text-lg">{t('queues.jobs')}</h2>
      <AdminFilters state={state}>
        <FilterSelect
          {...{ name: 'state', label: t('admin.state'), value: filters.state ?? 'failed' }}
          options={JOB_STATES.map((value) => ({ value, label: t(`queues.state-${value}`) }))}
        />
        <FilterSelect
          {...{ name: 'queue', label: t('queues.kind'), value: filters.queue }}
          options={queues.data.map(({ name }) => ({ value: name, label: name }))}
        />
      </AdminFilters>
      <AdminList
        caption={t('queues.jobs')}
        state={state}
        total={found.total}
        isExact={found.total_is_exact}
        rows={found.data}
        keyOf={({ id }) => id}
        empty={{ title: t('queues.none'), text: t('queues.none-text') }}
        columns={[
          {
            key: 'created',
            label: t('queues.created'),
            sort: 'created',
            cell: ({ created_at }) => moment(created_at),
          },
          { key: 'queue', label: t('queues.kind'), cell: ({ queue }) => <bdi>{queue}</bdi> },
          {
            key: 'about',
            label: t('queues.about'),
            cell: ({ about }) => (about === '' ? null : <bdi className="min-w-0 break-words">{about}</bdi>),
          },
          { key: 'attempts', label: t('queues.attempts'), number: true, cell: ({ attempts }) => attempts },
          {
            key: 'next',
            label: t('queues.next-try'),
            cell: ({ next_try_at, started_at }) =>
              started_at !== null
                ? t('queues.since', { time: moment(started_at) })
                : next_try_at === null
                  ? null
                  : moment(next_try_at),
          },
          {
            key: 'error',
            label: t('queues.error'),
            cell: ({ error }) =>
              error === null ? null : <bdi className="block max-w-80 min-w-0 break-words">{error}</bdi>,
          },
          {
            key: 'do',
            label: '',
            cell: ({ id, queue, state: is }) =>
              is === 'failed' || is === 'retrying' ? <JobActions queue={queue} which={{ ids: [id] }} /> : null,
          },
        ]}
      />
    </>
  )
}
