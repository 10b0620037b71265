import { useText } from '#web/i18n/text.tsx'
import type { ListingWords } from '#web/parts/listing-words.ts'
import { PagePart } from '#web/parts/page-part.tsx'
import { AreaPrice } from './area-price.tsx'
import { EventTable } from './event-table.tsx'
import { PriceLine } from './price-line.tsx'
import type { HistoryView } from './view.ts'

/** How the offer came to stand where it stands, and how it compares. */
export function HistoryPart({ history, words }: { history: HistoryView; words: ListingWords }) {
  const { t, language } = useText()
  // The day is read in UTC, so that server and browser write the same one.
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
