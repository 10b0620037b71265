import { type CountryCosts, costsOf } from '#domain/buying-costs.ts'
import { useText } from '#web/i18n/text.tsx'

interface Props {
  costs: CountryCosts
  /** In hundredths. */
  price: number
  down: number
  amount: (hundredths: number) => string
}

/** The upfront and recurring costs of a buyer, besides the loan. */
export function BuyingCosts({ costs, price, down, amount }: Props) {
  const { t, language } = useText()
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 })
  const once = costsOf(price, costs.once)
  const yearly = costsOf(price, costs.yearly)
  const lines = [
    { label: t('mortgage.down'), value: down },
    ...once.lines.map((line) => ({
      label: `${t(`mortgage.cost-${line.name}`)} (${percent.format(line.percent / 100)})`,
      value: line.amount,
    })),
  ]
  return (
    <section aria-labelledby="needed" className="grid gap-6 md:grid-cols-2 md:gap-10">
      <Sum id="needed" title={t('mortgage.needed')} lines={lines} total={down + once.total} amount={amount} />
      {yearly.lines.length > 0 && (
        <Sum
          id="running"
          title={t('mortgage.running')}
          lines={yearly.lines.map((line) => ({
            label: `${t(`mortgage.cost-${line.name}`)} (${percent.format(line.percent / 100)})`,
            value: Math.round(line.amount / 12),
          }))}
          total={Math.round(yearly.total / 12)}
          amount={amount}
        />
      )}
      <p className="max-w-measure text-xs text-ink-soft md:col-span-2">{t('mortgage.costs-note')}</p>
    </section>
  )
}

interface SumProps {
  id: string
  title: string
  lines: readonly { label: string; value: number }[]
  total: number
  amount: (hundredths: number) => string
}

function Sum({ id, title, lines, total, amount }: SumProps) {
  const { t } = useText()
  return (
    <div className="grid content-start gap-2">
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      <dl className="text-sm">
        {[...lines, { label: t('mortgage.needed-all'), value: total }].map(({ label, value }, index) => (
          <div
            key={label}
            className={`flex flex-wrap justify-between gap-x-4 border-b border-line py-2.5 ${index === lines.length ? 'font-semibold' : ''}`}
          >
            <dt className={index === lines.length ? '' : 'text-ink-soft'}>{label}</dt>
            <dd className="figures">{amount(value)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
