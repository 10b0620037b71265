import type { Pin } from '#contract/search.ts'
import type { SearchQuery } from '#domain/search-query.ts'
import { useText } from '#web/i18n/text.tsx'
import { AboutPrice } from '#web/parts/about-price.tsx'
import type { CardHome } from '#web/parts/card-home.ts'
import type { ListingWords } from '#web/parts/listing-words.ts'
import { paths } from '#web/paths.ts'
import { HomeLine, HomeLineSkeleton } from './home-line.tsx'
import { useHomesAt } from './use-homes-at.ts'

interface Props {
  pin: Pin
  /** The home itself, when the list has it already. */
  known: CardHome | undefined
  query: SearchQuery
  words: ListingWords
}

/** The home behind the pin that was pressed. */
export function ChosenHome({ pin, known, query, words }: Props) {
  const { t } = useText()
  const { latitude, longitude } = pin
  const here = { south: latitude, north: latitude, west: longitude, east: longitude }
  const { found, isError } = useHomesAt(query, known ? null : here)
  const home = known ?? found?.homes.find(({ id }) => id === pin.id)
  if (home) {
    return (
      <div className="p-2.5">
        <HomeLine home={home} words={words} />
      </div>
    )
  }
  if (!found && !isError) {
    return (
      <div className="p-2.5" aria-busy="true">
        <HomeLineSkeleton />
      </div>
    )
  }
  // What the pin itself knows is enough to go on.
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 p-4 pe-14">
      <strong className="figures">{words.price(pin.price)}</strong> <AboutPrice words={words} price={pin.price} />
      <a href={paths.property(pin.slug_id)} className="text-brand underline">
        {t('map.open')}
      </a>
    </p>
  )
}
