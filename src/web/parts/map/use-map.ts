import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { drawMap } from './draw-map.ts'
import type { MapFrame, MapPin, MapSurface, MapTiles, MapView } from './map-types.ts'
import { onColoursChange } from './on-colours-change.ts'

export type MapState = 'waiting' | 'loading' | 'ready' | 'failed'

interface Wanted {
  isWanted: boolean
  /** Counts attempts: a higher number tries again. */
  attempt: number
  tiles: MapTiles
  view: MapView
  pins: readonly MapPin[]
  selectedId: string | null
  language: string
  onSelect: (id: string) => void
  onMove: (frame: MapFrame) => void
}

/** Draws a map into an element while it is wanted, and keeps pins, view and colours in step with the page. */
export function useMap(ref: RefObject<HTMLElement | null>, wanted: Wanted) {
  const { isWanted, attempt, tiles, view, pins, selectedId, language } = wanted
  const surface = useRef<MapSurface>(null)
  const [state, setState] = useState<MapState>('waiting')
  const onSelect = useEffectEvent(wanted.onSelect)
  const onMove = useEffectEvent(wanted.onMove)
  const options = useEffectEvent(() => ({
    tiles,
    view,
    language,
    animate: !matchMedia('(prefers-reduced-motion: reduce)').matches,
  }))
  const tilesKey = JSON.stringify(tiles)

  // biome-ignore lint/correctness/useExhaustiveDependencies: other tiles, another language and another attempt are another map
  useEffect(() => {
    const element = ref.current
    if (!isWanted || !element) return
    let isGone = false
    let stopWatching = () => {}
    setState('loading')
    drawMap(element, { ...options(), onSelect, onMove }).then(
      (drawn) => {
        if (isGone) return drawn.remove()
        surface.current = drawn
        stopWatching = onColoursChange(drawn.repaint)
        setState('ready')
      },
      () => {
        if (!isGone) setState('failed')
      },
    )
    return () => {
      isGone = true
      stopWatching()
      surface.current?.remove()
      surface.current = null
    }
  }, [isWanted, attempt, tilesKey, language])

  useEffect(() => {
    if (state === 'ready') surface.current?.show(pins, selectedId)
  }, [state, pins, selectedId])

  const { latitude, longitude, zoom } = view
  useEffect(() => {
    if (state === 'ready') surface.current?.moveTo({ latitude, longitude, zoom })
  }, [state, latitude, longitude, zoom])

  return { state, surface }
}
