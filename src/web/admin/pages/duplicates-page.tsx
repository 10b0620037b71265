import { DUPLICATE_REASONS, DUPLICATE_SORTS, listDuplicateListings } from '#contract/upkeep-admin.ts'
import { ExportButton } from '#web/admin/features/upkeep/export-button.tsx'
import { HomeActions } from '#web/admin/features/upkeep/home-actions.tsx'
import { HomeLine } from '#web/admin/features/upkeep/home-line.tsx'
import { UpkeepViews } from '#web/admin/features/upkeep/upkeep-views.tsx'
import { AdminFilters } from '#web/admin/parts/admin-filters.tsx'
import { AdminHead } from '#web/admin/parts/admin-head.tsx'
import { AdminList } from '#web/admin/parts/admin-list.tsx'
import { FilterSelect } from '#web/admin/parts/filter-select.tsx'
import { listState, PAGE_SIZE } from '#web/admin/parts/list-address.ts'
import { useMoments } from '#web/admin/parts/moments.ts'
import { useIsAdmin } from '#web/admin/parts/use-is-admin.ts'
import { staffOnly } from '#web/admin/staff-only.ts'
import { pageOf } from '#web/api/page-context.ts'
import { useText } from '#web/i18n/text.tsx'
import type { Route } from './+types/duplicates-page'
import '#web/i18n/admin/pack.ts'
import '#web/i18n/admin-upkeep/pack.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, isSignedIn } = pageOf(context)
  const state = listState(url)
  const wanted = {
    reason: DUPLICATE_REASONS.find((word) => word === state.filters.reason),
    sort: DUPLICATE_SORTS.find((word) => word === state.sort),
  }
  const found = isSignedIn
    ? await staffOnly(api(listDuplicateListings, { ...wanted, offset: state.offset, limit: PAGE_SIZE }))
    : null
  return { found, state }
}

/** Homes that look like an earlier one of somebody else. */
export default function DuplicatesPage({ loaderData: { found, state } }: Route.ComponentProps) {
  const { t } = useText()
  const { day } = useMoments()
  const isAdmin = useIsAdmin()
  if (!found) return null
  return (
    <>
      <AdminHead title={t('upkeep.duplicates')} text={t('upkeep.text')}>
        {isAdmin && <ExportButton asked={{ report: 'duplicates' }} />}
      </AdminHead>
      <UpkeepViews shown="duplicates" />
      <AdminFilters state={state}>
        <FilterSelect
          {...{ name: 'reason', label: t('upkeep.reason'), value: state.filters.reason }}
          options={DUPLICATE_REASONS.map((value) => ({ value, label: t(`upkeep.reason-${value}`) }))}
        />
      </AdminFilters>
      <AdminList
        caption={t('upkeep.duplicates')}
        state={state}
        total={found.total}
        isExact={found.total_is_exact}
        rows={found.data}
        keyOf={({ home, other }) => `${home.id} ${other.id}`}
        empty={{ title: t('upkeep.none-duplicates'), text: t('upkeep.none-duplicates-text') }}
        columns={[
          { key: 'home', label: t('upkeep.later'), cell: ({ home }) => <HomeLine home={home} /> },
          { key: 'other', label: t('upkeep.earlier'), cell: ({ other }) => <HomeLine home={other} /> },
          { key: 'reason', label: t('upkeep.reason'), cell: ({ reason }) => t(`upkeep.reason-${reason}`) },
          { key: 'score', label: t('upkeep.score'), sort: 'score', number: true, cell: ({ score }) => `${score} %` },
          { key: 'found', label: t('upkeep.found'), sort: 'found', cell: ({ found_at }) => day(found_at) },
          {
            key: 'do',
            label: '',
            cell: ({ home, other }) => (
              <HomeActions
                home={home}
                also={{
                  label: t('upkeep.settle'),
                  name: t('upkeep.settle-of', { title: home.title, other: other.title }),
                  done: t('admin.saved'),
                  go: async () =>
                    (await import('#web/admin/features/upkeep/calls.ts')).settle({
                      property_id: home.id,
                      other_id: other.id,
                    }),
                }}
              />
            ),
          },
        ]}
      />
    </>
  )
}
