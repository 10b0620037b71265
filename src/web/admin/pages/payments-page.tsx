import { Link } from 'react-router'
import { listPaymentsOfAll, PAYMENT_SORTS } from '#contract/payments-admin.ts'
import { gatewayTitle, PAYMENT_STATUSES, PAYMENT_TYPES } from '#domain/payment-status.ts'
import { PaymentBadge } from '#web/admin/features/payments/payment-badge.tsx'
import { AdminFilters } from '#web/admin/parts/admin-filters.tsx'
import { AdminHead } from '#web/admin/parts/admin-head.tsx'
import { AdminList } from '#web/admin/parts/admin-list.tsx'
import { FilterSelect } from '#web/admin/parts/filter-select.tsx'
import { idOf, loadList, oneOf, searchText } from '#web/admin/parts/load-list.ts'
import { useDateFormat } from '#web/admin/parts/use-date-format.ts'
import { useMoney } from '#web/features/payments/money.ts'
import { TYPE_TEXTS } from '#web/features/payments/payments-table.tsx'
import { useText } from '#web/i18n/text.tsx'
import { paths } from '#web/paths.ts'
import { Field } from '#web/ui/field.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import type { Route } from './+types/payments-page'
import '#web/i18n/admin/pack.ts'
import '#web/i18n/payments/pack.ts'
import '#web/i18n/payments-admin/pack.ts'

export const loader = (args: Route.LoaderArgs) =>
  loadList(args, listPaymentsOfAll, ({ filters, sort }) => ({
    search: searchText(filters.q),
    user_id: idOf(filters.user),
    payment_status: oneOf(PAYMENT_STATUSES, filters.status),
    payment_type: oneOf(PAYMENT_TYPES, filters.type),
    sort: oneOf(PAYMENT_SORTS, sort),
  }))

/** All payments. */
export default function PaymentsPage({ loaderData: { found, state, wanted } }: Route.ComponentProps) {
  const { t } = useText()
  const { day } = useDateFormat()
  const money = useMoney()
  if (!found) return null
  const { filters } = state
  const userId = wanted.user_id
  return (
    <>
      <AdminHead
        title={t('admin.place-payments')}
        text={userId === undefined ? t('money.payments-text') : t('money.of-person')}
      >
        <LinkButton to={paths.admin('payments/messages')}>{t('money.messages')}</LinkButton>
      </AdminHead>
      <AdminFilters state={state}>
        {userId !== undefined && <input type="hidden" name="user" value={userId} />}
        <Field label={t('money.search')} type="search" name="q" defaultValue={filters.q} maxLength={100} />
        <FilterSelect
          {...{ name: 'status', label: t('admin.state'), value: filters.status }}
          options={PAYMENT_STATUSES.map((value) => ({ value, label: t(`payments.is-${value}`) }))}
        />
        <FilterSelect
          {...{ name: 'type', label: t('money.type'), value: filters.type }}
          options={PAYMENT_TYPES.map((value) => ({ value, label: t(TYPE_TEXTS[value]) }))}
        />
      </AdminFilters>
      <AdminList
        caption={t('admin.place-payments')}
        state={state}
        total={found.total}
        isExact={found.total_is_exact}
        rows={found.data}
        keyOf={({ id }) => id}
        empty={{ title: t('money.empty'), text: t('money.empty-text') }}
        columns={[
          {
            key: 'number',
            label: t('money.package'),
            cell: (payment) => (
              <Link
                to={paths.admin(`payments/${payment.id}`)}
                aria-label={`${t('money.payment', { number: payment.id })}, ${payment.package.name}`}
                className="underline underline-offset-4"
              >
                {payment.package.name}
              </Link>
            ),
          },
          { key: 'payer', label: t('money.payer'), cell: ({ user }) => user?.name ?? t('admin.gone') },
          {
            key: 'type',
            label: t('money.type'),
            cell: ({ payment_gateway, payment_type }) =>
              payment_gateway ? gatewayTitle(payment_gateway) : t(TYPE_TEXTS[payment_type]),
          },
          { key: 'state', label: t('admin.state'), cell: (payment) => <PaymentBadge payment={payment} /> },
          {
            key: 'amount',
            label: t('money.amount'),
            sort: 'amount',
            number: true,
            cell: ({ amount, currency }) => money(amount, currency),
          },
          { key: 'date', label: t('money.date'), sort: 'created', cell: ({ created_at }) => day(created_at) },
        ]}
      />
    </>
  )
}
