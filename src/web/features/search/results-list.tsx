import { memo, useId } from 'react'
import { useText } from '#web/i18n/text.tsx'
import { CardSkeleton } from '#web/parts/card-skeleton.tsx'
import type { ListingWords } from '#web/parts/listing-words.ts'
import { PropertyCard } from '#web/parts/property-card.tsx'
import type { ResultHome } from './view.ts'

interface Props {
  homes: readonly ResultHome[]
  words: ListingWords
  /** The home whose pin is under the pointer, or was pressed. */
  litId: number | null
  onHighlight: (id: number | null) => void
}

/** The first row is in sight at once on any screen. */
const IN_SIGHT = 2

/** A page of homes. */
export function ResultsList({ homes, words, litId, onHighlight }: Props) {
  const { t } = useText()
  const title = useId()
  return (
    <>
      <h2 id={title} className="sr-only">
        {t('search.list')}
      </h2>
      <ul className="results-list" aria-labelledby={title}>
        {homes.map((home, index) => (
          <ResultItem
            key={home.id}
            home={home}
            words={words}
            isLit={home.id === litId}
            isInSight={index < IN_SIGHT}
            onHighlight={onHighlight}
          />
        ))}
      </ul>
    </>
  )
}

interface ItemProps extends Pick<Props, 'words' | 'onHighlight'> {
  home: ResultHome
  isLit: boolean
  isInSight: boolean
}

// A pointer on its way across the page lights one card after the other; the rest need not be drawn again for that.
const ResultItem = memo(function ResultItem({ home, words, isLit, isInSight, onHighlight }: ItemProps) {
  return (
    <li id={itemId(home.id)} data-lit={isLit || undefined}>
      <PropertyCard home={home} words={words} sizes={SIZES} priority={isInSight} onHighlight={onHighlight} />
    </li>
  )
})

export const itemId = (id: number) => `home-${id}`

const SIZES = '(min-width: 1700px) 340px, (min-width: 1100px) 27vw, (min-width: 640px) 46vw, 94vw'

/** The same page before it has arrived. */
export function ResultsSkeleton({ count }: { count: number }) {
  return (
    <ul className="results-list results-waiting" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what has not arrived has no other name
        <li key={index}>
          <CardSkeleton />
        </li>
      ))}
    </ul>
  )
}
