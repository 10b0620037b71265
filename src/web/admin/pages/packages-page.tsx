import { Link } from 'react-router'
import { listPackages } from '#contract/packages-admin.ts'
import { AdminHead } from '#web/admin/parts/admin-head.tsx'
import { staffOnly } from '#web/admin/staff-only.ts'
import { pageOf } from '#web/api/page-context.ts'
import { featureText } from '#web/features/payments/features.ts'
import { useMoney } from '#web/features/payments/money.ts'
import { useText } from '#web/i18n/text.tsx'
import { paths } from '#web/paths.ts'
import { Badge } from '#web/ui/badge.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Table } from '#web/ui/table.tsx'
import type { Route } from './+types/packages-page'
import '#web/i18n/admin/pack.ts'
import '#web/i18n/payments/pack.ts'
import '#web/i18n/admin-money/pack.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { api, isSignedIn } = pageOf(context)
  return { packages: isSignedIn ? await staffOnly(api(listPackages, {})) : null }
}

/** What is for sale, and what was. */
export default function PackagesPage({ loaderData: { packages } }: Route.ComponentProps) {
  const { t } = useText()
  const money = useMoney()
  if (!packages) return null
  return (
    <>
      <AdminHead title={t('admin.place-packages')} text={t('money.packages-text')}>
        <LinkButton kind="primary" icon="plus" to={paths.admin('packages/new')}>
          {t('money.package-new')}
        </LinkButton>
      </AdminHead>
      {packages.length === 0 ? (
        <EmptyState drawing="search" title={t('money.package-none')} text={t('money.package-none-text')} />
      ) : (
        <Table
          caption={t('admin.place-packages')}
          rows={packages}
          keyOf={({ id }) => id}
          columns={[
            {
              key: 'name',
              label: t('admin.name'),
              cell: ({ id, name }) => (
                <Link to={paths.admin(`packages/${id}`)} className="underline underline-offset-4">
                  {name}
                </Link>
              ),
            },
            {
              key: 'state',
              label: t('admin.state'),
              cell: ({ is_active }) => (
                <Badge tone={is_active ? 'good' : 'plain'}>{t(is_active ? 'money.on-sale' : 'money.off-sale')}</Badge>
              ),
            },
            {
              key: 'price',
              label: t('money.price'),
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
                <ul className="grid gap-0.5">
                  {features.map(({ id, key, limit }) => (
                    <li key={id}>
                      {t(featureText(key))}: <span className="figures">{limit ?? t('money.unlimited')}</span>
                    </li>
                  ))}
                </ul>
              ),
            },
            { key: 'running', label: t('money.running'), number: true, cell: ({ running }) => running },
          ]}
        />
      )}
    </>
  )
}
