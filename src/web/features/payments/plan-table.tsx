import type { Package } from '#contract/packages.ts'
import { FEATURES, type Feature } from '#domain/package-quota.ts'
import { useText } from '#web/i18n/text.tsx'
import { Table } from '#web/ui/table.tsx'
import { featureOf, featureText } from './features.ts'

/** All packages side by side, one row for each entitlement. */
export function PlanTable({ plans, wanted }: { plans: readonly Package[]; wanted: Feature | null }) {
  const { t } = useText()
  const cell = (plan: Package, feature: Feature) => {
    const line = plan.features.find(({ id }) => featureOf(id) === feature)
    if (!line)
      return (
        <span className="text-ink-soft">
          <span aria-hidden="true">–</span>
          <span className="sr-only">{t('payments.not-included')}</span>
        </span>
      )
    return line.limit ?? t('payments.unlimited')
  }
  return (
    <Table
      caption={t('payments.compare')}
      rows={FEATURES}
      keyOf={(feature) => feature}
      isMarked={(feature) => feature === wanted}
      columns={[
        {
          key: 'what',
          label: t('payments.what'),
          cell: (feature) => <span className="font-medium">{t(featureText(feature))}</span>,
        },
        ...plans.map((plan) => ({
          key: String(plan.id),
          label: plan.translated_name || plan.name,
          number: true,
          cell: (feature: Feature) => cell(plan, feature),
        })),
      ]}
    />
  )
}
