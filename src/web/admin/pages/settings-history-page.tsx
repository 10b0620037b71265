import { listSettingChanges } from '#contract/settings-admin.ts'
import { settingName } from '#web/admin/features/settings/setting-labels.ts'
import { UndoButton } from '#web/admin/features/settings/undo-button.tsx'
import { AdminHead } from '#web/admin/parts/admin-head.tsx'
import { AdminList } from '#web/admin/parts/admin-list.tsx'
import { loadList } from '#web/admin/parts/load-list.ts'
import { useText } from '#web/i18n/text.tsx'
import { paths } from '#web/paths.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import type { Route } from './+types/settings-history-page'
import '#web/i18n/admin/pack.ts'
import '#web/i18n/settings-admin/pack.ts'

export const loader = (args: Route.LoaderArgs) => loadList(args, listSettingChanges, () => ({}))

/** The settings history, with a button to revert each save. */
export default function SettingsHistoryPage({ loaderData: { found, state } }: Route.ComponentProps) {
  const { t, language } = useText()
  if (!found) return null
  const moment = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })
  const nameOf = (key: string) => settingName(t, key, (code) => code)
  return (
    <>
      <AdminHead title={t('settings.history')} text={t('settings.history-text')}>
        <LinkButton to={paths.admin('settings')}>{t('admin.place-settings')}</LinkButton>
      </AdminHead>
      <AdminList
        caption={t('settings.history')}
        state={state}
        total={found.total}
        isExact={found.total_is_exact}
        rows={found.data}
        keyOf={({ id }) => id}
        empty={{ title: t('settings.history-empty') }}
        columns={[
          { key: 'at', label: t('admin.when'), cell: ({ at }) => moment.format(new Date(at)) },
          { key: 'actor', label: t('admin.who'), cell: ({ actor }) => actor?.name ?? t('admin.gone') },
          {
            key: 'changes',
            label: t('settings.changes'),
            cell: ({ changes, undoes }) => (
              <ul className="grid min-w-0 gap-2">
                {undoes !== null && <li className="text-ink-soft">{t('settings.was-undo')}</li>}
                {changes.map(({ key, before, after }) => (
                  <li key={key} className="min-w-0">
                    <span className="font-semibold">{nameOf(key)}</span>
                    <span className="block max-w-96 break-words text-xs" dir="auto">
                      <del className="text-ink-soft">{before || t('settings.empty')}</del> →{' '}
                      <ins className="no-underline">{after || t('settings.empty')}</ins>
                    </span>
                  </li>
                ))}
              </ul>
            ),
          },
          {
            key: 'undo',
            label: t('settings.undo'),
            cell: ({ id, can_undo, changes }) =>
              can_undo ? <UndoButton id={id} names={changes.map(({ key }) => nameOf(key)).join(', ')} /> : null,
          },
        ]}
      />
    </>
  )
}
