import { useText } from '#web/i18n/text.tsx'
import { Badge } from '#web/ui/badge.tsx'
import type { Today } from './dashboard.ts'

type Health = Today['health'][number]

/** The status of each service, with its metrics. */
export function HealthList({ health }: { health: Today['health'] }) {
  const { t } = useText()
  const wordsOf = useHealthLabels()
  return (
    <section aria-labelledby="health" className="grid gap-3">
      <h2 id="health" className="text-lg">
        {t('today.health')}
      </h2>
      <dl className="grid gap-x-6 rounded-lg border border-line bg-surface px-4 text-sm sm:grid-cols-2">
        {health.map((one) => (
          <div
            key={one.part}
            className="flex items-center justify-between gap-4 border-b border-line py-3 last:border-0 sm:nth-last-2:border-0"
          >
            <dt className="grid min-w-0 gap-0.5">
              <span className="font-semibold">{t(`today.${one.part}`)}</span>
              <span className="figures break-words text-xs text-ink-soft">{wordsOf(one)}</span>
            </dt>
            <dd>
              <Badge tone={one.state}>{t(`today.state-${one.state}`)}</Badge>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const GIGABYTE = 1024 ** 3

/** The metrics of a service; disk sizes are in gigabytes. */
function useHealthLabels(): (health: Health) => string {
  const { t, language } = useText()
  const size = new Intl.NumberFormat(language, { style: 'unit', unit: 'gigabyte', maximumFractionDigits: 1 })
  return ({ part, state, facts }) => {
    if (Object.keys(facts).length === 0 && part !== 'storage') return state === 'bad' ? t('today.broken-facts') : ''
    if (part === 'storage' && state === 'bad') return t('today.broken-facts')
    const read =
      part === 'disk'
        ? { free: size.format(Number(facts.free) / GIGABYTE), total: size.format(Number(facts.total) / GIGABYTE) }
        : facts
    return t(`today.${part}-facts`, read)
  }
}
