import { type ReactNode, useCallback, useState } from 'react'
import type { SearchQuery } from '#domain/search-query.ts'
import { writeSearchQuery } from '#domain/search-query.ts'
import { useText } from '#web/i18n/text.tsx'
import { paths } from '#web/paths.ts'
import { Icon } from '#web/ui/icon.tsx'
import { itemId, ResultsList } from './results-list.tsx'
import { useSearch } from './search-context.ts'

/** The state shared by the list and the map. */
export interface MapLink {
  hoveredId: number | null
  onHover: (id: number | null) => void
  selectedId: number | null
  onSelect: (id: number | null) => void
  onQuery: (next: SearchQuery) => void
}

interface Props {
  /** Above the list. */
  head: ReactNode
  /** Replaces the list while another one loads. */
  waiting: ReactNode
  /** Below the list. */
  foot: ReactNode
  /** Null where the viewer may not see the map: the list takes the width. */
  map: ((link: MapLink) => ReactNode) | null
}

/**
 * The list with the map beside it: hovering a card highlights its pin, and pressing a pin scrolls its card into view.
 */
export function ResultsSplit({ head, waiting, foot, map }: Props) {
  const { t } = useText()
  const { view, words, go } = useSearch()
  const [onCard, setOnCard] = useState<number | null>(null)
  const [onPin, setOnPin] = useState<number | null>(null)
  const [selected, setSelected] = useState<number | null>(null)
  const select = useCallback((id: number | null) => {
    setSelected(id)
    if (id !== null) document.getElementById(itemId(id))?.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
  }, [])
  const { homes, query } = view
  return (
    <div className="results-split" data-map={map ? true : undefined}>
      <div className="min-w-0">
        {head}
        {waiting ??
          (homes.length > 0 && (
            <ResultsList homes={homes} words={words} litId={onPin ?? selected} onHighlight={setOnCard} />
          ))}
        {foot}
      </div>
      {map && (
        <div className="results-map">
          {map({
            hoveredId: onCard,
            onHover: setOnPin,
            selectedId: selected,
            onSelect: select,
            onQuery: (next) => go(next, { quiet: true }),
          })}
        </div>
      )}
      {map && homes.length > 0 && (
        <a href={paths.map(writeSearchQuery(query))} className="map-button">
          <Icon name="map" size={18} />
          {t('search.map')}
        </a>
      )}
    </div>
  )
}
