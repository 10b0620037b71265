import { type KeyboardEvent, type ReactNode, type RefObject, useId } from 'react'
import { useText } from '../../i18n/text.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import type { MapSurface, MapTiles } from './map-types.ts'

interface Props {
  /** The name of the region for screen readers. */
  label: string
  /** A description of the keys. */
  hint: string
  tiles: MapTiles
  isReady: boolean
  frame: RefObject<HTMLElement | null>
  canvas: RefObject<HTMLDivElement | null>
  surface: RefObject<MapSurface | null>
  /** Handles a key first; returns true when it was consumed. */
  onKey?: (event: KeyboardEvent) => boolean
  className?: string
  /** Further buttons below the zoom buttons. */
  tools?: ReactNode
  /** Content above the map. */
  children?: ReactNode
}

/** The pan direction of each arrow key, as a share of the view. */
const STEPS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-0.2, 0],
  ArrowRight: [0.2, 0],
  ArrowUp: [0, -0.2],
  ArrowDown: [0, 0.2],
}
const ZOOMS: Readonly<Record<string, 1 | -1>> = { '+': 1, '=': 1, '-': -1, _: -1 }

/** The frame of every map: a region with the surface, its keys, buttons and credits. */
export function MapStage(props: Props) {
  const { label, hint, tiles, isReady, frame, canvas, surface, onKey, className, tools, children } = props
  const { t, direction } = useText()
  const id = useId()

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (onKey?.(event)) return event.preventDefault()
    const step = STEPS[event.key]
    const by = ZOOMS[event.key]
    if (!step && !by) return
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
      {/* Positions on a map are not mirrored; only the controls around it are. */}
      <div
        ref={canvas}
        dir="ltr"
        role="application"
        aria-label={t('map.name')}
        aria-describedby={id}
        tabIndex={isReady ? 0 : -1}
        aria-busy={!isReady}
        onKeyDown={onKeyDown}
        className="map-surface absolute inset-0 z-0 rounded-[inherit]"
      />
      <p id={id} className="sr-only">
        {hint}
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
          {tools}
        </div>
      )}
      {children}
      <p
        dir={direction}
        className="absolute end-0 bottom-0 z-20 rounded-ss-md bg-surface/85 px-2 py-0.5 text-xs text-ink-soft"
      >
        {credit(tiles)}
      </p>
    </section>
  )
}

/** Names of sources are not translated. Google prints its own. */
function credit(tiles: MapTiles): string {
  if (tiles.kind === 'google') return ''
  if (tiles.kind === 'raster') return tiles.attribution
  return tiles.kind === 'regional' ? '© OpenStreetMap · Natural Earth · GeoNames' : 'Natural Earth · GeoNames'
}
