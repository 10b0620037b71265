import { DUPLICATE_REASONS, DUPLICATE_SORTS, listDuplicateListings } from '#contract/listing-maintenance-admin.ts'
import { ExportButton } from '#web/admin/features/listing-maintenance/export-button.tsx'
import { HomeActions } from '#web/admin/features/listing-maintenance/home-actions.tsx'
import { HomeLine } from '#web/admin/features/listing-maintenance/home-line.tsx'
import { MaintenanceViews } from '#web/admin/features/listing-maintenance/maintenance-views.tsx'
import { AdminFilters } from '#web/admin/parts/admin-filters.tsx'
import { AdminHead } from '#web/admin/parts/admin-head.tsx'
import { AdminList } from '#web/admin/parts/admin-list.tsx'
import { FilterSelect } from '#web/admin/parts/filter-select.tsx'
import { loadList, oneOf } from '#web/admin/parts/load-list.ts'
import { useDateFormat } from '#web/admin/parts/use-date-format.ts'
import { useIsAdmin } from '#web/admin/parts/use-is-admin.ts'
import { lazyCall } from '#web/api/lazy-call.ts'
import { useText } from '#web/i18n/text.tsx'
import type { Route } from './+types/duplicates-page'
import '#web/i18n/admin/pack.ts'
import '#web/i18n/listing-maintenance-admin/pack.ts'

export const loader = (args: Route.LoaderArgs) =>
  loadList(args, listDuplicateListings, ({ filters, sort }) => ({
    reason: oneOf(DUPLICATE_REASONS, filters.reason),
    sort: oneOf(DUPLICATE_SORTS, sort),
  }))

/** Possible duplicates of earlier listings of other owners. */
export default function DuplicatesPage({ loaderData: { found, state } }: Route.ComponentProps) {
  const { t } = useText()
  const { day } = useDateFormat()
  const isAdmin = useIsAdmin()
  if (!found) return null
  return (
    <>
      <AdminHead title={t('upkeep.duplicates')} text={t('upkeep.text')}>
        {isAdmin && <ExportButton asked={{ report: 'duplicates' }} />}
      </AdminHead>
      <MaintenanceViews shown="duplicates" />
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
                  go: () =>
                    lazyCall(import('#contract/listing-maintenance-admin.ts'), 'resolveDuplicate', {
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
