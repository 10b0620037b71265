import type { OwnedPackage } from '#contract/packages.ts'
import { useText } from '#web/i18n/text.tsx'
import { Accordion } from '#web/ui/accordion.tsx'
import { Table } from '#web/ui/table.tsx'
import { featureText } from './features.ts'
import { useDay } from './money.ts'

/** The credit ledger, package by package. */
export function Ledger({ owned }: { owned: readonly OwnedPackage[] }) {
  const { t } = useText()
  const day = useDay()
  return (
    <Accordion
      items={owned.map((one) => {
        const name = one.translated_name || one.name
        return {
          key: one.user_package_id,
          title: [
            t('payments.history-of', { name, date: day(one.start_date) }),
            one.revoked_at ? t('payments.revoked') : one.has_ended && t('payments.ended'),
          ]
            .filter(Boolean)
            .join(' · '),
          body: (
            <Table
              caption={name}
              rows={one.ledger.map((entry, index) => ({ ...entry, index }))}
              keyOf={({ index }) => index}
              columns={[
                { key: 'date', label: t('payments.col-date'), cell: ({ at }) => day(at) },
                { key: 'kind', label: t('payments.col-status'), cell: ({ kind }) => t(`payments.kind-${kind}`) },
                { key: 'what', label: t('payments.col-what'), cell: ({ feature }) => t(featureText(feature)) },
                {
                  key: 'units',
                  label: t('payments.col-units'),
                  number: true,
                  cell: ({ units }) =>
                    units === null ? t('payments.unlimited') : <bdi dir="ltr">{signed(units)}</bdi>,
                },
              ]}
            />
          ),
        }
      })}
    />
  )
}

const signed = (units: number) => (units > 0 ? `+${units}` : String(units).replace('-', '−'))
