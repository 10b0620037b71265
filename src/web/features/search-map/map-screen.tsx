import { lazy, type ReactNode, Suspense, type UIEvent, useEffect, useRef, useState } from 'react'
import { useText } from '#web/i18n/text.tsx'
import type { ListingLabels } from '#web/parts/listing-labels.ts'
import { loadWithRetries } from '#web/parts/map/load-with-retries.ts'
import { MapFrame } from '#web/parts/map/map-frame.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { HomeLine } from './home-line.tsx'
import type { ResultsMapProps } from './map-props.ts'

const ResultsMap = lazy(async () => ({
  default: (await loadWithRetries(() => import('./results-map.tsx'))).ResultsMap,
}))

type MapProps = Pick<ResultsMapProps, 'settings' | 'world' | 'query' | 'homes' | 'onQuery' | 'signInHref'>

interface Props extends MapProps {
  words: ListingLabels
  head: ReactNode
  foot: ReactNode
}

/** A large map with the homes of its search beside it, or in a strip below it on narrower screens. */
export function MapScreen({ words, head, foot, ...map }: Props) {
  const { t } = useText()
  const strip = useRef<HTMLUListElement>(null)
  const [onCard, setOnCard] = useState<number | null>(null)
  const [onPin, setOnPin] = useState<number | null>(null)
  const [selected, setSelected] = useState<number | null>(null)
  const { homes } = map

  const select = (id: number | null) => {
    setSelected(id)
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
    const card = strip.current?.querySelector(`[data-home="${id}"]`)
    card?.scrollIntoView({ block: 'nearest', inline: 'center', behavior })
  }
  /** On a phone the card in front is the active one. */
  const onScroll = ({ currentTarget: list }: UIEvent<HTMLUListElement>) => {
    if (list.scrollWidth <= list.clientWidth) return
    const step = list.scrollWidth / homes.length
    setOnCard(homes[Math.round(Math.abs(list.scrollLeft) / step)]?.id ?? null)
  }

  return (
    <div className="map-page">
      {head}
      {homes.length > 0 ? (
        <ul ref={strip} aria-label={t('map.page-homes')} className="map-page-strip" onScroll={onScroll}>
          {homes.map((home) => (
            <li
              key={home.id}
              data-home={home.id}
              data-lit={home.id === (onPin ?? selected) || undefined}
              onPointerEnter={() => setOnCard(home.id)}
              onPointerLeave={() => setOnCard(null)}
              onFocus={() => setOnCard(home.id)}
              onBlur={() => setOnCard(null)}
            >
              <HomeLine home={home} words={words} />
            </li>
          ))}
        </ul>
      ) : (
        <div className="map-page-empty">
          <EmptyState drawing="search" title={t('map.page-empty')} />
        </div>
      )}
      {foot}
      <div className="map-page-map">
        <InBrowser>
          <ResultsMap
            {...map}
            hoveredId={onCard}
            onHover={setOnPin}
            selectedId={selected}
            onSelect={select}
            className="h-full"
          />
        </InBrowser>
      </div>
    </div>
  )
}

/** The map has no server markup: it is rendered after hydration. */
function InBrowser({ children }: { children: ReactNode }) {
  const [isHere, setHere] = useState(false)
  useEffect(() => setHere(true), [])
  return isHere ? <Suspense fallback={<MapFrame />}>{children}</Suspense> : <MapFrame />
}
