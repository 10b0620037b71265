import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useText } from '../../i18n/text.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import type { MapFrame, MapPin, MapTiles, MapView } from './map-types.ts'
import { useMap } from './use-map.ts'
import { useNearViewport } from './use-near-viewport.ts'

interface Props {
  /** The name of the region for screen readers, such as "Where Sea Villa is". */
  label: string
  /** Shown until the map is there, and where it never comes. */
  address: string
  tiles: MapTiles
  view: MapView
  pins: readonly MapPin[]
  selectedId?: string | null
  onSelect?: (id: string) => void
  onMove?: (frame: MapFrame) => void
  /** Classes that give the map its size, which it has from the first paint on. */
  className?: string
}

/** Which way the arrow keys carry the view, in shares of its size. */
const STEPS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-0.2, 0],
  ArrowRight: [0.2, 0],
  ArrowUp: [0, -0.2],
  ArrowDown: [0, 0.2],
}
const ZOOMS: Readonly<Record<string, 1 | -1>> = { '+': 1, '=': 1, '-': -1, _: -1 }
const nothing = () => {}

/** A map with pins. Its code arrives when it scrolls near or is asked for; until then the address stands in its place. */
export function ListingMap({
  label,
  address,
  tiles,
  view,
  pins,
  selectedId = null,
  onSelect,
  onMove,
  className,
}: Props) {
  const { t, language, direction } = useText()
  const frame = useRef<HTMLElement>(null)
  const canvas = useRef<HTMLDivElement>(null)
  const hint = useId()
  const [isAsked, setAsked] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const [zooms, setZooms] = useState<{ first: number; now: number } | null>(null)
  const isNear = useNearViewport(frame)
  const { state, surface } = useMap(canvas, {
    isWanted: isNear || isAsked,
    attempt,
    tiles,
    view,
    pins,
    selectedId,
    language,
    onSelect: onSelect ?? nothing,
    onMove: (moved) => {
      setZooms((known) => ({ first: known?.first ?? moved.zoom, now: moved.zoom }))
      onMove?.(moved)
    },
  })
  const isReady = state === 'ready'

  // The button that asked for the map goes when the map comes: the focus goes on to the map.
  useEffect(() => {
    if (isReady && isAsked) canvas.current?.focus({ preventScroll: true })
  }, [isReady, isAsked])

  const retry = () => {
    setAsked(true)
    setAttempt(attempt + 1)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    const by = ZOOMS[event.key]
    if (event.ctrlKey || event.metaKey || event.altKey || (!step && !by)) return
    event.preventDefault()
    if (step) surface.current?.pan(...step)
    if (by) surface.current?.zoom(by)
  }

  return (
    <section
      ref={frame}
      aria-label={label}
      className={`relative isolate overflow-hidden rounded-lg border border-line bg-surface ${className ?? 'aspect-3/2'}`}
    >
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
      {/* Positions on a map do not mirror; only what stands around it does. */}
      <div
        ref={canvas}
        dir="ltr"
        role="application"
        aria-label={t('map.name')}
        aria-describedby={hint}
        tabIndex={isReady ? 0 : -1}
        aria-busy={!isReady}
        onKeyDown={onKeyDown}
        className="map-surface absolute inset-0 z-0 rounded-lg"
      />
      <p id={hint} className="sr-only">
        {t('map.keys')}
      </p>
      {isReady && (
        <div className="absolute end-3 top-3 z-10 grid gap-2">
          <IconButton icon="zoom-in" label={t('map.zoom-in')} look="float" onClick={() => surface.current?.zoom(1)} />
          <IconButton
            icon="zoom-out"
            label={t('map.zoom-out')}
            look="float"
            onClick={() => surface.current?.zoom(-1)}
          />
        </div>
      )}
      <p className="sr-only" role="status">
        {zooms && zooms.now !== zooms.first ? t('map.level', { zoom: zooms.now }) : ''}
      </p>
      <p
        dir={direction}
        className="absolute end-0 bottom-0 z-20 rounded-ss-md bg-surface/85 px-2 py-0.5 text-xs text-ink-soft"
      >
        {credit(tiles)}
      </p>
    </section>
  )
}

/** Names of sources are names: they are not translated. Google prints its own. */
function credit(tiles: MapTiles): string {
  if (tiles.kind === 'google') return ''
  if (tiles.kind === 'raster') return tiles.attribution
  return tiles.kind === 'regional' ? '© OpenStreetMap · Natural Earth · GeoNames' : 'Natural Earth · GeoNames'
}
