import type { Viewing } from '#contract/viewings.ts'
import { useText } from '#web/i18n/text.tsx'
import { useTimes } from './use-times.ts'
import { ViewingCard } from './viewing-card.tsx'

interface Props {
  viewings: readonly Viewing[]
}

/** Viewings by day, those that await a reply of this user first. */
export function Agenda({ viewings }: Props) {
  const { t } = useText()
  const waiting = viewings.filter(({ can }) => can.confirm)
  const rest = viewings.filter(({ can }) => !can.confirm)
  return (
    <div className="grid gap-10">
      {waiting.length > 0 && (
        <section aria-labelledby="waiting" className="grid gap-4">
          <h2 id="waiting" className="text-lg">
            {t('viewing.waiting', { count: waiting.length })}
          </h2>
          <ViewingDays viewings={waiting} />
        </section>
      )}
      {rest.length > 0 && (
        <section aria-labelledby="agenda" className="grid gap-4">
          <h2 id="agenda" className="text-lg">
            {t('viewing.agenda')}
          </h2>
          <ViewingDays viewings={rest} />
        </section>
      )}
    </div>
  )
}

/** Viewings under the headings of their days. */
export function ViewingDays({ viewings }: Props) {
  const byDay = Map.groupBy(viewings, ({ date }) => date)
  return (
    <ol className="grid gap-6">
      {[...byDay].map(([date, onDay]) => (
        <li key={date} className="grid gap-3">
          <DayHead viewing={onDay[0]!} />
          <ul className="grid gap-3">
            {onDay.map((viewing) => (
              <li key={viewing.id}>
                <ViewingCard viewing={viewing} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}

function DayHead({ viewing }: { viewing: Viewing }) {
  const times = useTimes(viewing.timezone)
  return <h3 className="text-base font-semibold">{times.day(viewing.start_at)}</h3>
}
