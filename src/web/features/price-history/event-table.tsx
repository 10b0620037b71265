import { useText } from '#web/i18n/text.tsx'
import type { TextKey } from '#web/i18n/translate.ts'
import type { ListingLabels } from '#web/parts/listing-labels.ts'
import { Icon } from '#web/ui/icon.tsx'
import { type HistoryView, percentFrom } from './view.ts'

type Event = HistoryView['events'][number]

interface Props {
  events: readonly Event[]
  words: ListingLabels
  dayOf: (instant: string) => string
}

/** The history of the listing, latest first; three short columns, which fit a phone. */
export function EventTable({ events, words, dayOf }: Props) {
  const { t } = useText()
  return (
    <table className="figures w-full text-sm">
      <caption className="sr-only">{t('history.caption')}</caption>
      <thead className="text-xs text-ink-soft">
        <tr className="border-b border-line">
          <th scope="col" className="py-2 pe-4 text-start font-semibold">
            {t('history.date')}
          </th>
          <th scope="col" className="py-2 pe-4 text-start font-semibold">
            {t('history.event')}
          </th>
          <th scope="col" className="py-2 text-end font-semibold">
            {t('history.price')}
          </th>
        </tr>
      </thead>
      <tbody>
        {events.map((event) => (
          <tr key={`${event.at} ${event.kind}`} className="border-b border-line align-baseline">
            <td className="py-3 pe-4 whitespace-nowrap">
              <time dateTime={event.at}>{dayOf(event.at)}</time>
            </td>
            <td className="py-3 pe-4">
              <span className="flex flex-wrap gap-x-2">
                {t(textOf(event))}
                <Change event={event} />
              </span>
            </td>
            <td className="py-3 text-end font-medium whitespace-nowrap">
              {event.price === null ? '–' : words.price(event.price)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const textOf = ({ kind, price, from }: Event): TextKey => {
  if (kind !== 'price_changed' || price === null || from === null) return `history.${kind}`
  return price < from ? 'history.price-down' : 'history.price-up'
}

function Change({ event: { price, from } }: { event: Event }) {
  const { language } = useText()
  if (price === null || from === null || price === from) return null
  const isDown = price < from
  const percent = new Intl.NumberFormat(language, { style: 'percent', signDisplay: 'exceptZero' })
  return (
    <span className={`inline-flex items-center gap-1 ${isDown ? 'text-clay' : 'text-ink-soft'}`}>
      <Icon name={isDown ? 'trending-down' : 'trending-up'} size={16} />
      {percent.format(percentFrom(from, price) / 100)}
    </span>
  )
}
