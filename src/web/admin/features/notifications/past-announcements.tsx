import type { Output } from '#contract/endpoint.ts'
import type { listAnnouncements } from '#contract/notifications-admin.ts'
import { Panel } from '#web/admin/parts/panel.tsx'
import { useDateFormat } from '#web/admin/parts/use-date-format.ts'
import { useText } from '#web/i18n/text.tsx'

type Announcement = Output<typeof listAnnouncements>[number]

/** Past announcements and their delivery progress. */
export function PastAnnouncements({ announcements }: { announcements: readonly Announcement[] }) {
  const { t } = useText()
  const { moment } = useDateFormat()
  return (
    <Panel title={t('messages.past')}>
      {announcements.length === 0 && <p className="text-sm text-ink-soft">{t('messages.past-none')}</p>}
      <ul className="grid gap-4">
        {announcements.map((one) => (
          <li key={one.id} className="grid gap-1 border-t border-line pt-3 first:border-0 first:pt-0">
            <h3 className="font-semibold break-words">{one.title}</h3>
            <p className="text-sm break-words whitespace-pre-line">{one.message}</p>
            <p className="text-xs text-ink-soft">
              {[
                t('messages.progress', { reached: one.reached, reach: one.reach }),
                Object.keys(one.segment).length === 0 ? t('messages.everybody') : Object.values(one.segment).join(', '),
                one.created_by?.name ?? t('admin.gone'),
                moment(one.created_at),
              ].join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
