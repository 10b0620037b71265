import { Link } from 'react-router'
import { listWebhookEvents, MESSAGE_KINDS, MESSAGE_OUTCOMES, MESSAGE_SORTS } from '#contract/payments-admin.ts'
import { GATEWAY_NAMES, gatewayTitle } from '#domain/payment-status.ts'
import { AdminFilters } from '#web/admin/parts/admin-filters.tsx'
import { AdminHead } from '#web/admin/parts/admin-head.tsx'
import { AdminList } from '#web/admin/parts/admin-list.tsx'
import { FilterSelect } from '#web/admin/parts/filter-select.tsx'
import { loadList, oneOf } from '#web/admin/parts/load-list.ts'
import { useDateFormat } from '#web/admin/parts/use-date-format.ts'
import { useMoney } from '#web/features/payments/money.ts'
import { useText } from '#web/i18n/text.tsx'
import { paths } from '#web/paths.ts'
import { Badge } from '#web/ui/badge.tsx'
import type { Route } from './+types/webhook-events-page'
import '#web/i18n/admin/pack.ts'
import '#web/i18n/payments/pack.ts'
import '#web/i18n/payments-admin/pack.ts'

const TONES = { changed: 'good', unchanged: 'plain', unknown: 'warn' } as const

export const loader = (args: Route.LoaderArgs) =>
  loadList(args, listWebhookEvents, ({ filters, sort }) => ({
    gateway: oneOf(GATEWAY_NAMES, filters.gateway),
    kind: oneOf(MESSAGE_KINDS, filters.kind),
    outcome: oneOf(MESSAGE_OUTCOMES, filters.outcome),
    sort: oneOf(MESSAGE_SORTS, sort),
  }))

/** The webhook events of the gateways, with their results. */
export default function PaymentMessagesPage({ loaderData: { found, state } }: Route.ComponentProps) {
  const { t } = useText()
  const { moment } = useDateFormat()
  const money = useMoney()
  if (!found) return null
  const { filters } = state
  return (
    <>
      <p className="pt-6 text-sm">
        <Link to={paths.admin('payments')} className="underline underline-offset-4">
          {t('money.all')}
        </Link>
      </p>
      <AdminHead title={t('money.messages')} text={t('money.messages-text')} />
      <AdminFilters state={state}>
        <FilterSelect
          {...{ name: 'gateway', label: t('money.gateway'), value: filters.gateway }}
          options={GATEWAY_NAMES.map((value) => ({ value, label: gatewayTitle(value) }))}
        />
        <FilterSelect
          {...{ name: 'kind', label: t('money.heard'), value: filters.kind }}
          options={MESSAGE_KINDS.map((value) => ({ value, label: t(`money.heard-${value}`) }))}
        />
        <FilterSelect
          {...{ name: 'outcome', label: t('money.did'), value: filters.outcome }}
          options={MESSAGE_OUTCOMES.map((value) => ({ value, label: t(`money.did-${value}`) }))}
        />
      </AdminFilters>
      <AdminList
        caption={t('money.messages')}
        state={state}
        total={found.total}
        isExact={found.total_is_exact}
        rows={found.data}
        keyOf={({ id }) => id}
        empty={{ title: t('money.messages-none'), text: t('money.empty-text') }}
        columns={[
          { key: 'at', label: t('money.date'), sort: 'heard', cell: ({ at }) => moment(at) },
          {
            key: 'gateway',
            label: t('money.gateway'),
            cell: ({ gateway, event_id, was_asked_for }) => (
              <span className="grid min-w-0 justify-items-end gap-0.5 text-end md:justify-items-start md:text-start">
                {gatewayTitle(gateway)}
                <bdi className="text-xs wrap-anywhere text-ink-soft">
                  {was_asked_for ? t('money.we-asked') : event_id}
                </bdi>
              </span>
            ),
          },
          {
            key: 'heard',
            label: t('money.heard'),
            cell: ({ kind }) => {
              const known = MESSAGE_KINDS.find((word) => word === kind)
              return known ? t(`money.heard-${known}`) : kind
            },
          },
          {
            key: 'amount',
            label: t('money.amount'),
            number: true,
            cell: ({ amount, currency }) => (amount === null || currency === null ? null : money(amount, currency)),
          },
          {
            key: 'payment',
            label: t('money.of-payment'),
            cell: ({ payment }) =>
              payment && (
                <Link to={paths.admin(`payments/${payment.id}`)} className="underline underline-offset-4">
                  {t('money.payment', { number: payment.id })}
                </Link>
              ),
          },
          {
            key: 'did',
            label: t('money.did'),
            cell: ({ outcome }) => outcome && <Badge tone={TONES[outcome]}>{t(`money.did-${outcome}`)}</Badge>,
          },
        ]}
      />
    </>
  )
}
