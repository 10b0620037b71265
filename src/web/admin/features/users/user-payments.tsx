import { Link } from 'react-router'
import type { AdminPayment } from '#contract/payments-admin.ts'
import { PaymentBadge } from '#web/admin/features/payments/payment-badge.tsx'
import { Panel } from '#web/admin/parts/panel.tsx'
import { useDateFormat } from '#web/admin/parts/use-date-format.ts'
import { useMoney } from '#web/features/payments/money.ts'
import { useText } from '#web/i18n/text.tsx'
import { paths } from '#web/paths.ts'
import { Table } from '#web/ui/table.tsx'

/** The newest payments of this user. */
export function UserPayments({ userId, payments }: { userId: number; payments: readonly AdminPayment[] }) {
  const { t } = useText()
  const { day } = useDateFormat()
  const money = useMoney()
  return (
    <Panel
      title={t('people.payments')}
      actions={
        payments.length > 0 && (
          <Link to={paths.admin(`payments?user=${userId}`)} className="text-sm underline underline-offset-4">
            {t('people.payments-all')}
          </Link>
        )
      }
    >
      {payments.length === 0 ? (
        <p className="text-sm text-ink-soft">{t('people.payments-none')}</p>
      ) : (
        <Table
          caption={t('people.payments')}
          rows={payments}
          keyOf={({ id }) => id}
          columns={[
            {
              key: 'package',
              label: t('people.package'),
              cell: ({ id, package: plan }) => (
                <Link to={paths.admin(`payments/${id}`)} className="underline underline-offset-4">
                  {plan.name}
                </Link>
              ),
            },
            { key: 'state', label: t('admin.state'), cell: (payment) => <PaymentBadge payment={payment} /> },
            { key: 'date', label: t('people.since'), cell: ({ created_at }) => day(created_at) },
            {
              key: 'amount',
              label: t('people.amount'),
              number: true,
              cell: ({ amount, currency }) => money(amount, currency),
            },
          ]}
        />
      )}
    </Panel>
  )
}
