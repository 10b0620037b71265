import { Link } from 'react-router'
import { listPackages, PACKAGE_SORTS, PACKAGE_STATES, PACKAGE_TYPES } from '#contract/packages-admin.ts'
import { AdminFilters } from '#web/admin/parts/admin-filters.tsx'
import { AdminHead } from '#web/admin/parts/admin-head.tsx'
import { AdminList } from '#web/admin/parts/admin-list.tsx'
import { FilterSelect } from '#web/admin/parts/filter-select.tsx'
import { loadList, oneOf, searchText } from '#web/admin/parts/load-list.ts'
import { featureText } from '#web/features/payments/features.ts'
import { useMoney } from '#web/features/payments/money.ts'
import { useText } from '#web/i18n/text.tsx'
import { paths } from '#web/paths.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Field } from '#web/ui/field.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import type { Route } from './+types/packages-page'
import '#web/i18n/admin/pack.ts'
import '#web/i18n/payments/pack.ts'
import '#web/i18n/payments-admin/pack.ts'

export const loader = (args: Route.LoaderArgs) =>
  loadList(args, listPackages, ({ filters, sort }) => ({
    q: searchText(filters.q),
    state: oneOf(PACKAGE_STATES, filters.state),
    package_type: oneOf(PACKAGE_TYPES, filters.type),
    sort: oneOf(PACKAGE_SORTS, sort),
  }))

/** The packages on sale, and earlier ones. */
export default function PackagesPage({ loaderData: { found, state } }: Route.ComponentProps) {
  const { t } = useText()
  const money = useMoney()
  if (!found) return null
  const { filters } = state
  return (
    <>
      <AdminHead title={t('admin.place-packages')} text={t('money.packages-text')}>
        <LinkButton kind="primary" icon="plus" to={paths.admin('packages/new')}>
          {t('money.package-new')}
        </LinkButton>
      </AdminHead>
      <AdminFilters state={state}>
        <Field label={t('admin.name')} type="search" name="q" defaultValue={filters.q} maxLength={100} />
        <FilterSelect
          {...{ name: 'state', label: t('admin.state'), value: filters.state }}
          options={PACKAGE_STATES.map((value) => ({ value, label: t(`money.${value}-sale`) }))}
        />
        <FilterSelect
          {...{ name: 'type', label: t('money.kind'), value: filters.type }}
          options={PACKAGE_TYPES.map((value) => ({ value, label: t(`money.${value}`) }))}
        />
      </AdminFilters>
      <AdminList
        caption={t('admin.place-packages')}
        state={state}
        total={found.total}
        isExact={found.total_is_exact}
        rows={found.data}
        keyOf={({ id }) => id}
        empty={{ title: t('money.package-none'), text: t('money.package-none-text') }}
        columns={[
          {
            key: 'name',
            label: t('admin.name'),
            sort: 'name',
            cell: ({ id, name }) => (
              <Link to={paths.admin(`packages/${id}`)} className="underline underline-offset-4">
                {name}
              </Link>
            ),
          },
          {
            key: 'state',
            label: t('admin.state'),
            sort: 'state',
            cell: ({ is_active }) => (
              <Badge tone={is_active ? 'good' : 'plain'}>{t(is_active ? 'money.on-sale' : 'money.off-sale')}</Badge>
            ),
          },
          {
            key: 'price',
            label: t('money.price'),
            sort: 'price',
            cell: ({ price, currency }) => (price === null ? t('money.free') : money(price, currency)),
          },
          {
            key: 'duration',
            label: t('money.duration'),
            cell: ({ duration }) =>
              duration % 24 === 0
                ? t('money.duration-days', { count: duration / 24 })
                : t('money.duration-hours', { count: duration }),
          },
          {
            key: 'holds',
            label: t('money.holds'),
            cell: ({ features }) => (
              <ul className="grid gap-0.5 text-end md:text-start">
                {features.map(({ id, key, limit }) => (
                  <li key={id}>
                    {t(featureText(key))}: <span className="figures">{limit ?? t('money.unlimited')}</span>
                  </li>
                ))}
              </ul>
            ),
          },
          {
            key: 'running',
            label: t('money.running'),
            number: true,
            cell: ({ running, running_is_exact }) => (running_is_exact ? running : `${running}+`),
          },
        ]}
      />
    </>
  )
}
