import { LEAST_STALE_DAYS, listStaleListings, STALE_CAUSES, STALE_SORTS } from '#contract/upkeep-admin.ts'
import { ExportButton } from '#web/admin/features/upkeep/export-button.tsx'
import { HomeActions } from '#web/admin/features/upkeep/home-actions.tsx'
import { HomeLine } from '#web/admin/features/upkeep/home-line.tsx'
import { UpkeepViews } from '#web/admin/features/upkeep/upkeep-views.tsx'
import { AdminFilters } from '#web/admin/parts/admin-filters.tsx'
import { AdminHead } from '#web/admin/parts/admin-head.tsx'
import { AdminList } from '#web/admin/parts/admin-list.tsx'
import { AskDialog } from '#web/admin/parts/ask-dialog.tsx'
import { FilterSelect } from '#web/admin/parts/filter-select.tsx'
import { listState, PAGE_SIZE } from '#web/admin/parts/list-address.ts'
import { useMoments } from '#web/admin/parts/moments.ts'
import { useIsAdmin } from '#web/admin/parts/use-is-admin.ts'
import { staffOnly } from '#web/admin/staff-only.ts'
import { pageOf } from '#web/api/page-context.ts'
import { useText } from '#web/i18n/text.tsx'
import type { Route } from './+types/stale-page'
import '#web/i18n/admin/pack.ts'
import '#web/i18n/admin-upkeep/pack.ts'

const SPANS = [LEAST_STALE_DAYS, 60, 90, 180, 365] as const

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, isSignedIn } = pageOf(context)
  const state = listState(url)
  const { filters } = state
  const owner = /^\d{1,15}$/.test(filters.owner ?? '') ? Number(filters.owner) : 0
  const wanted = {
    cause: STALE_CAUSES.find((word) => word === filters.cause) ?? 'quiet',
    days: SPANS.find((days) => String(days) === filters.days) ?? LEAST_STALE_DAYS,
    owner_id: owner > 0 ? owner : undefined,
  }
  const sort = STALE_SORTS.find((word) => word === state.sort)
  const found = isSignedIn
    ? await staffOnly(api(listStaleListings, { ...wanted, sort, offset: state.offset, limit: PAGE_SIZE }))
    : null
  return { found, state, wanted }
}

/** Homes on offer that nobody looks after any more. */
export default function StalePage({ loaderData: { found, state, wanted } }: Route.ComponentProps) {
  const { t } = useText()
  const { day } = useMoments()
  const isAdmin = useIsAdmin()
  if (!found) return null
  const ids = found.data.filter(({ owner }) => owner !== null).map(({ id }) => id)
  return (
    <>
      <AdminHead title={t('upkeep.stale')} text={t('upkeep.text')}>
        {isAdmin && <ExportButton asked={{ report: 'stale', ...wanted }} />}
        {ids.length > 0 && (
          <AskDialog
            label={t('upkeep.ask-all')}
            text={t('upkeep.ask-all-text')}
            done={t('upkeep.was-asked')}
            onGo={async () => (await import('#web/admin/features/upkeep/calls.ts')).ask(ids)}
          />
        )}
      </AdminHead>
      <UpkeepViews shown="stale" />
      <AdminFilters state={state}>
        <FilterSelect
          {...{ name: 'cause', label: t('upkeep.cause'), value: wanted.cause }}
          options={STALE_CAUSES.map((value) => ({ value, label: t(`upkeep.cause-${value}`) }))}
        />
        <FilterSelect
          {...{ name: 'days', label: t('upkeep.days'), value: String(wanted.days) }}
          options={SPANS.map((days) => ({ value: String(days), label: t('upkeep.days-count', { count: days }) }))}
        />
        {wanted.owner_id !== undefined && <input type="hidden" name="owner" value={wanted.owner_id} />}
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
                    go: async () => (await import('#web/admin/features/upkeep/calls.ts')).ask([home.id]),
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
