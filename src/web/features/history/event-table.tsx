import { useText } from '#web/i18n/text.tsx'
import type { TextKey } from '#web/i18n/translate.ts'
import type { ListingWords } from '#web/parts/listing-words.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Table } from '#web/ui/table.tsx'
import { type HistoryView, percentFrom } from './view.ts'

type Event = HistoryView['events'][number]

interface Props {
  events: readonly Event[]
  words: ListingWords
  dayOf: (instant: string) => string
}

/** What happened to the offer, the latest first. */
export function EventTable({ events, words, dayOf }: Props) {
  const { t } = useText()
  return (
    <Table
      caption={t('history.caption')}
      rows={events}
      keyOf={({ at, kind }) => `${at} ${kind}`}
      columns={[
        { key: 'date', label: t('history.date'), cell: ({ at }) => <time dateTime={at}>{dayOf(at)}</time> },
        { key: 'event', label: t('history.event'), cell: (event) => t(textOf(event)) },
        {
          key: 'price',
          label: t('history.price'),
          number: true,
          cell: ({ price }) => (price === null ? '–' : words.price(price)),
        },
        { key: 'change', label: t('history.change'), number: true, cell: (event) => <Change event={event} /> },
      ]}
    />
  )
}

const textOf = ({ kind, price, from }: Event): TextKey => {
  if (kind !== 'price_changed' || price === null || from === null) return `history.${kind}`
  return price < from ? 'history.price-down' : 'history.price-up'
}

function Change({ event: { price, from } }: { event: Event }) {
  const { language } = useText()
  if (price === null || from === null || price === from) return '–'
  const isDown = price < from
  const percent = new Intl.NumberFormat(language, { style: 'percent', signDisplay: 'exceptZero' })
  return (
    <span className={`inline-flex items-center gap-1 ${isDown ? 'text-clay' : ''}`}>
      <Icon name={isDown ? 'trending-down' : 'trending-up'} size={16} />
      {percent.format(percentFrom(from, price) / 100)}
    </span>
  )
}
