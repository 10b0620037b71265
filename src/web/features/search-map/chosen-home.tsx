import type { Pin } from '#contract/search.ts'
import type { SearchQuery } from '#domain/search-query.ts'
import { useText } from '#web/i18n/text.tsx'
import { AboutPrice } from '#web/parts/approximate-price.tsx'
import type { ListingLabels } from '#web/parts/listing-labels.ts'
import type { PropertyCardData } from '#web/parts/property-card-data.ts'
import { paths } from '#web/paths.ts'
import { HomeLine, HomeLineSkeleton } from './home-line.tsx'
import { useHomesAt } from './use-homes-at.ts'

interface Props {
  pin: Pin
  /** The home itself, when the list already has it. */
  known: PropertyCardData | undefined
  query: SearchQuery
  words: ListingLabels
}

/** The home of the pressed pin. */
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
  // The data of the pin is enough for a fallback.
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 p-4 pe-14">
      <strong className="figures">{words.price(pin.price)}</strong> <AboutPrice words={words} price={pin.price} />
      <a href={paths.property(pin.slug_id)} className="text-brand underline">
        {t('map.open')}
      </a>
    </p>
  )
}
