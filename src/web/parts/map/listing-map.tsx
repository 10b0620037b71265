import { useEffect, useMemo, useRef, useState } from 'react'
import { APPROXIMATE_KM } from '#domain/approximate-place.ts'
import { useText } from '../../i18n/text.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { MapStage } from './map-stage.tsx'
import type { MapFrame, MapPin, MapShape, MapTiles, MapView } from './map-types.ts'
import { useMap } from './use-map.ts'
import { useNearViewport } from './use-near-viewport.ts'

interface Props {
  /** The name of the region for screen readers, such as "Where Sea Villa is". */
  label: string
  /** Shown until the map has loaded, and where it fails to load. */
  address: string
  tiles: MapTiles
  view: MapView
  pins: readonly MapPin[]
  /** Shows a circle around the location instead of the pins. */
  isApproximate?: boolean
  selectedId?: string | null
  onSelect?: (id: string) => void
  onMove?: (frame: MapFrame) => void
  /** Classes that set the size of the map from the first paint on. */
  className?: string
}

const nothing = () => {}
const NO_PINS: readonly MapPin[] = []

/** A map with pins. Its code loads when it scrolls near the viewport or on request; until then the address is shown. */
export function ListingMap(props: Props) {
  const {
    label,
    address,
    tiles,
    view,
    pins,
    isApproximate = false,
    selectedId = null,
    onSelect,
    onMove,
    className,
  } = props
  const { t, language } = useText()
  const frame = useRef<HTMLElement>(null)
  const canvas = useRef<HTMLDivElement>(null)
  const [isAsked, setAsked] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const [zooms, setZooms] = useState<{ first: number; now: number } | null>(null)
  const isNear = useNearViewport(frame)
  const { latitude, longitude } = view
  const shapes = useMemo<MapShape[]>(
    () => (isApproximate ? [{ kind: 'circle', centre: { latitude, longitude }, radiusKm: APPROXIMATE_KM }] : []),
    [isApproximate, latitude, longitude],
  )
  const { state, surface } = useMap(canvas, {
    isWanted: isNear || isAsked,
    attempt,
    tiles,
    aim: view,
    pins: isApproximate ? NO_PINS : pins,
    shapes,
    selectedId,
    language,
    onSelect: onSelect ?? nothing,
    onMove: (moved) => {
      setZooms((known) => ({ first: known?.first ?? moved.zoom, now: moved.zoom }))
      onMove?.(moved)
    },
  })
  const isReady = state === 'ready'

  // The button that requested the map disappears when the map appears: the focus moves to the map.
  useEffect(() => {
    if (isReady && isAsked) canvas.current?.focus({ preventScroll: true })
  }, [isReady, isAsked])

  const retry = () => {
    setAsked(true)
    setAttempt(attempt + 1)
  }

  return (
    <MapStage {...{ label, tiles, isReady, frame, canvas, surface, className }} hint={t('map.keys')}>
      {!isReady && (
        <div className="absolute inset-0 z-10 grid place-content-center justify-items-center gap-3 bg-surface p-6 text-center">
          <Icon name="map-pin" size={28} />
          <p className="max-w-measure">{address}</p>
          {state === 'failed' ? (
            <>
              <p role="status">{t('map.failed')}</p>
              <Button icon="refresh-cw" onClick={retry}>
                {t('map.retry')}
              </Button>
            </>
          ) : (
            <Button icon="map" busy={state === 'loading'} onClick={() => setAsked(true)}>
              {t('map.show')}
            </Button>
          )}
        </div>
      )}
      {isApproximate && isReady && (
        <p className="absolute inset-s-3 bottom-3 z-10 rounded-full bg-surface px-3 py-1 text-xs shadow-float">
          {t('map.approximate')}
        </p>
      )}
      <p className="sr-only" role="status">
        {zooms && zooms.now !== zooms.first ? t('map.level', { zoom: zooms.now }) : ''}
      </p>
    </MapStage>
  )
}
