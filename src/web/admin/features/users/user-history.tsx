import { Panel } from '#web/admin/parts/panel.tsx'
import { useDateFormat } from '#web/admin/parts/use-date-format.ts'
import { useText } from '#web/i18n/text.tsx'
import type { Person } from './user.ts'

/** Staff actions on this account, with their reasons. */
export function UserHistory({ person: { history } }: { person: Person }) {
  const { t } = useText()
  const { moment } = useDateFormat()
  return (
    <Panel title={t('people.history')}>
      {history.length === 0 && <p className="text-sm text-ink-soft">{t('people.history-none')}</p>}
      <ol className="grid gap-2 text-sm">
        {history.map(({ id, at, action, actor, reason }) => (
          <li key={id} className="grid gap-0.5 border-t border-line pt-2 first:border-0 first:pt-0">
            <span>{action}</span>
            {reason && <q className="break-words text-ink-soft">{reason}</q>}
            <span className="text-xs text-ink-soft">
              {actor?.name ?? t('admin.gone')} · {moment(at)}
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
