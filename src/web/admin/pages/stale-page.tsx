import { listStaleListings, MIN_STALE_DAYS, STALE_CAUSES, STALE_SORTS } from '#contract/listing-maintenance-admin.ts'
import { ExportButton } from '#web/admin/features/listing-maintenance/export-button.tsx'
import { HomeActions } from '#web/admin/features/listing-maintenance/home-actions.tsx'
import { HomeLine } from '#web/admin/features/listing-maintenance/home-line.tsx'
import { MaintenanceViews } from '#web/admin/features/listing-maintenance/maintenance-views.tsx'
import { AdminFilters } from '#web/admin/parts/admin-filters.tsx'
import { AdminHead } from '#web/admin/parts/admin-head.tsx'
import { AdminList } from '#web/admin/parts/admin-list.tsx'
import { AskDialog } from '#web/admin/parts/ask-dialog.tsx'
import { FilterSelect } from '#web/admin/parts/filter-select.tsx'
import { idOf, loadList, oneOf } from '#web/admin/parts/load-list.ts'
import { useDateFormat } from '#web/admin/parts/use-date-format.ts'
import { useIsAdmin } from '#web/admin/parts/use-is-admin.ts'
import { lazyCall } from '#web/api/lazy-call.ts'
import { useText } from '#web/i18n/text.tsx'
import type { Route } from './+types/stale-page'
import '#web/i18n/admin/pack.ts'
import '#web/i18n/listing-maintenance-admin/pack.ts'

const SPANS = [MIN_STALE_DAYS, 60, 90, 180, 365] as const

export const loader = (args: Route.LoaderArgs) =>
  loadList(args, listStaleListings, ({ filters, sort }) => ({
    cause: oneOf(STALE_CAUSES, filters.cause) ?? 'quiet',
    days: SPANS.find((days) => String(days) === filters.days) ?? MIN_STALE_DAYS,
    owner_id: idOf(filters.owner),
    sort: oneOf(STALE_SORTS, sort),
  }))

/** Stale listings. */
export default function StalePage({ loaderData: { found, state, wanted } }: Route.ComponentProps) {
  const { t } = useText()
  const { day } = useDateFormat()
  const isAdmin = useIsAdmin()
  if (!found) return null
  const { cause, days, owner_id } = wanted
  const ids = found.data.filter(({ owner }) => owner !== null).map(({ id }) => id)
  return (
    <>
      <AdminHead title={t('upkeep.stale')} text={t('upkeep.text')}>
        {isAdmin && <ExportButton asked={{ report: 'stale', cause, days, owner_id }} />}
        {ids.length > 0 && (
          <AskDialog
            label={t('upkeep.ask-all')}
            text={t('upkeep.ask-all-text')}
            done={t('upkeep.was-asked')}
            onGo={() => lazyCall(import('#contract/listing-maintenance-admin.ts'), 'requestConfirmations', { ids })}
          />
        )}
      </AdminHead>
      <MaintenanceViews shown="stale" />
      <AdminFilters state={state}>
        <FilterSelect
          {...{ name: 'cause', label: t('upkeep.cause'), value: cause }}
          options={STALE_CAUSES.map((value) => ({ value, label: t(`upkeep.cause-${value}`) }))}
        />
        <FilterSelect
          {...{ name: 'days', label: t('upkeep.days'), value: String(days) }}
          options={SPANS.map((days) => ({ value: String(days), label: t('upkeep.days-count', { count: days }) }))}
        />
        {owner_id !== undefined && <input type="hidden" name="owner" value={owner_id} />}
      </AdminFilters>
      <AdminList
        caption={t('upkeep.stale')}
        state={state}
        total={found.total}
        isExact={found.total_is_exact}
        rows={found.data}
        keyOf={({ id }) => id}
        empty={{ title: t('upkeep.none-stale'), text: t('upkeep.none-stale-text') }}
        columns={[
          { key: 'home', label: t('upkeep.home'), cell: (home) => <HomeLine home={home} /> },
          {
            key: 'since',
            label: t('upkeep.since'),
            sort: 'since',
            cell: ({ since, asked_at }) => (
              <span className="grid gap-0.5">
                {day(since)}
                {asked_at && (
                  <span className="text-xs text-ink-soft">{t('upkeep.asked', { date: day(asked_at) })}</span>
                )}
              </span>
            ),
          },
          {
            key: 'do',
            label: '',
            cell: (home) => (
              <HomeActions
                home={home}
                {...(home.owner && {
                  also: {
                    label: t('upkeep.ask'),
                    name: t('upkeep.ask-of', { title: home.title }),
                    done: t('upkeep.was-asked'),
                    go: () =>
                      lazyCall(import('#contract/listing-maintenance-admin.ts'), 'requestConfirmations', {
                        ids: [home.id],
                      }),
                  },
                })}
              />
            ),
          },
        ]}
      />
    </>
  )
}
