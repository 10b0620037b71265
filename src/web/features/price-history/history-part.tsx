import { useText } from '#web/i18n/text.tsx'
import type { ListingLabels } from '#web/parts/listing-labels.ts'
import { PagePart } from '#web/parts/page-part.tsx'
import { AreaPrice } from './area-price.tsx'
import { EventTable } from './event-table.tsx'
import { PriceLine } from './price-line.tsx'
import type { HistoryView } from './view.ts'

/** The price history of the listing, and its comparison. */
export function HistoryPart({ history, words }: { history: HistoryView; words: ListingLabels }) {
  const { t, language } = useText()
  // The date is formatted in UTC, so that server and browser write the same one.
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' })
  const dayOf = (instant: string) => day.format(new Date(instant))
  const { days, chart, events, area } = history
  return (
    <PagePart title={t('history.title')} id="history">
      <p className="figures text-ink-soft">{days === 0 ? t('history.today') : t('history.days', { count: days })}</p>
      {chart && <PriceLine chart={chart} words={words} dayOf={dayOf} />}
      {events.length > 0 && <EventTable events={events} words={words} dayOf={dayOf} />}
      {area && <AreaPrice area={area} words={words} />}
    </PagePart>
  )
}
