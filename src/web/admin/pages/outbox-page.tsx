import { listOutbox, OUTBOX_CHANNELS, OUTBOX_STATES, WORK_SORTS } from '#contract/queues-admin.ts'
import { QueueViews } from '#web/admin/features/queues/queue-views.tsx'
import { ResendButton } from '#web/admin/features/queues/resend-button.tsx'
import { AdminFilters } from '#web/admin/parts/admin-filters.tsx'
import { AdminHead } from '#web/admin/parts/admin-head.tsx'
import { AdminList } from '#web/admin/parts/admin-list.tsx'
import { FilterSelect } from '#web/admin/parts/filter-select.tsx'
import { loadList, oneOf } from '#web/admin/parts/load-list.ts'
import { useDateFormat } from '#web/admin/parts/use-date-format.ts'
import { useText } from '#web/i18n/text.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Field } from '#web/ui/field.tsx'
import type { Route } from './+types/outbox-page'
import '#web/i18n/admin/pack.ts'
import '#web/i18n/queues-admin/pack.ts'

const TONES = { waiting: 'warn', failed: 'bad', sent: 'good' } as const
const ADDRESS = /^[^@\s]+@[^@\s]+\.[^@\s]+$/

export const loader = (args: Route.LoaderArgs) =>
  loadList(args, listOutbox, ({ filters, sort }) => ({
    channel: oneOf(OUTBOX_CHANNELS, filters.channel),
    state: oneOf(OUTBOX_STATES, filters.state),
    to: filters.to && ADDRESS.test(filters.to) ? filters.to.slice(0, 254) : undefined,
    sort: oneOf(WORK_SORTS, sort),
  }))

/** The outbox of emails and pushes. */
export default function OutboxPage({ loaderData: { found, state } }: Route.ComponentProps) {
  const { t } = useText()
  const { moment } = useDateFormat()
  if (!found) return null
  const { filters } = state
  return (
    <>
      <AdminHead title={t('queues.outbox')} text={t('queues.text')} />
      <QueueViews shown="outbox" />
      <AdminFilters state={state}>
        <FilterSelect
          {...{ name: 'channel', label: t('queues.channel'), value: filters.channel ?? 'mail' }}
          options={OUTBOX_CHANNELS.map((value) => ({ value, label: t(`queues.channel-${value}`) }))}
        />
        <FilterSelect
          {...{ name: 'state', label: t('admin.state'), value: filters.state }}
          options={OUTBOX_STATES.map((value) => ({ value, label: t(`queues.state-${value}`) }))}
        />
        <Field label={t('queues.to-whole')} type="search" name="to" defaultValue={filters.to} maxLength={254} />
      </AdminFilters>
      <AdminList
        caption={t('queues.outbox')}
        state={state}
        total={found.total}
        isExact={found.total_is_exact}
        rows={found.data}
        keyOf={({ id }) => id}
        empty={{ title: t('queues.outbox-none'), text: t('queues.outbox-none-text') }}
        columns={[
          {
            key: 'created',
            label: t('queues.created'),
            sort: 'created',
            cell: ({ created_at }) => moment(created_at),
          },
          { key: 'to', label: t('queues.to'), cell: ({ to }) => <bdi className="min-w-0 break-words">{to}</bdi> },
          {
            key: 'subject',
            label: t('queues.subject'),
            cell: ({ subject, preview }) => (
              <span className="grid max-w-96 min-w-0 gap-1">
                <bdi className="font-semibold break-words">{subject ?? t('queues.private')}</bdi>
                {preview && <bdi className="line-clamp-3 break-words text-ink-soft">{preview}</bdi>}
              </span>
            ),
          },
          {
            key: 'state',
            label: t('admin.state'),
            cell: ({ state: is, error, sent_at }) => (
              <span className="grid max-w-72 min-w-0 justify-items-start gap-1">
                <Badge tone={TONES[is]}>{t(`queues.state-${is}`)}</Badge>
                {sent_at && <span className="text-xs text-ink-soft">{moment(sent_at)}</span>}
                {error && <bdi className="text-xs break-words text-bad">{error}</bdi>}
              </span>
            ),
          },
          { key: 'attempts', label: t('queues.attempts'), number: true, cell: ({ attempts }) => attempts },
          {
            key: 'do',
            label: '',
            cell: (row) => (row.state === 'sent' ? null : <ResendButton {...row} />),
          },
        ]}
      />
    </>
  )
}
