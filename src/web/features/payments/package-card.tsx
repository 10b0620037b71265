import type { ReactNode } from 'react'
import type { ActivePackage, Package } from '#contract/packages.ts'
import type { Feature } from '#domain/package-quota.ts'
import { costPerUnit } from '#domain/price-per-credit.ts'
import { durationOf } from '#domain/time-ago.ts'
import { useText } from '#web/i18n/text.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { featureOf, featureText } from './features.ts'
import { useMoney } from './money.ts'

interface Props {
  plan: Package | ActivePackage
  currency: string
  /** The entitlement that a page requires. */
  wanted: Feature | null
  /** The actions on the package. */
  children: ReactNode
}

const PER = { property_list: 'payments.per-home', project_list: 'payments.per-project' } as const

/** One package: its price, its duration, what it includes and its price per listing. */
export function PlanCard({ plan, currency, wanted, children }: Props) {
  const { t } = useText()
  const money = useMoney()
  const span = durationOf(plan.duration)
  const isMarked = wanted !== null && plan.features.some(({ id }) => featureOf(id) === wanted)
  return (
    <article
      className={`flex h-full flex-col gap-4 rounded-lg border bg-surface p-6 ${isMarked ? 'border-brand' : 'border-line'}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-lg">{plan.translated_name || plan.name}</h3>
        {'is_active' in plan && (
          <Badge tone="good" icon="check">
            {t('payments.status-active')}
          </Badge>
        )}
      </div>
      <div className="grid gap-1">
        <p className="figures text-2xl font-semibold">
          {plan.price ? money(plan.price, currency) : t('payments.free')}
        </p>
        <p className="text-sm text-ink-soft">
          {t('payments.lasts', {
            span: t(span.unit === 'day' ? 'payments.days' : 'payments.hours', { count: span.count }),
          })}
        </p>
        {plan.features.map(({ id, limit }) => {
          const feature = featureOf(id)
          const cost = costPerUnit(plan.price, limit)
          if (cost === null || (feature !== 'property_list' && feature !== 'project_list')) return null
          return (
            <p key={id} className="figures text-sm text-ink-soft">
              {t(PER[feature], { price: money(cost, currency) })}
            </p>
          )
        })}
      </div>
      <ul className="grid grow content-start gap-1 text-sm">
        {plan.features.map(({ id, name, limit }) => {
          const feature = featureOf(id)
          const isWanted = feature !== undefined && feature === wanted
          return (
            <li
              key={id}
              className={`flex flex-wrap items-center gap-x-2.5 gap-y-1 rounded-md py-1 ${isWanted ? '-mx-2.5 bg-brand-soft px-2.5 font-semibold' : ''}`}
            >
              <Icon name="check" size={18} className="shrink-0 text-brand" />
              <span>{feature ? t(featureText(feature)) : name}</span>
              <span className="figures ms-auto">{limit ?? t('payments.unlimited')}</span>
              {isWanted && <Badge tone="brand">{t('payments.needed-mark')}</Badge>}
            </li>
          )
        })}
      </ul>
      <div className="grid gap-2">{children}</div>
    </article>
  )
}
