import { memo, useId } from 'react'
import { useText } from '#web/i18n/text.tsx'
import { CardSkeleton } from '#web/parts/card-skeleton.tsx'
import type { ListingLabels } from '#web/parts/listing-labels.ts'
import { PropertyCard } from '#web/parts/property-card.tsx'
import type { ResultHome } from './view.ts'

interface Props {
  homes: readonly ResultHome[]
  words: ListingLabels
  /** The home whose pin is hovered or selected. */
  litId: number | null
  onHighlight: (id: number | null) => void
}

/** The first row is visible on any screen, so its photos load eagerly. */
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

// Memoised: a pointer that crosses the page highlights one card after the other, and the rest must not render again.
const ResultItem = memo(function ResultItem({ home, words, isLit, isInSight, onHighlight }: ItemProps) {
  return (
    <li id={itemId(home.id)} data-lit={isLit || undefined}>
      <PropertyCard home={home} words={words} sizes={SIZES} priority={isInSight} onHighlight={onHighlight} />
    </li>
  )
})

export const itemId = (id: number) => `home-${id}`

const SIZES = '(min-width: 1700px) 340px, (min-width: 1100px) 27vw, (min-width: 640px) 46vw, 94vw'

/** The skeleton of the same page. */
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
