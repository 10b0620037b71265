import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { drawMap } from './draw-map.ts'
import type { MapAim, MapPin, MapShape, MapSurface, MapTiles, SurfaceEvents } from './map-types.ts'
import { onColoursChange } from './on-colours-change.ts'

export type MapState = 'waiting' | 'loading' | 'ready' | 'failed'

interface Wanted extends SurfaceEvents {
  isWanted: boolean
  /** Counts attempts: a higher number retries. */
  attempt: number
  tiles: MapTiles
  /** The view; the map moves when it changes. */
  aim: MapAim
  pins: readonly MapPin[]
  shapes?: readonly MapShape[]
  selectedId: string | null
  litId?: string | null
  language: string
  isMain?: boolean
  isImperial?: boolean
  /** Whether presses on the map set points. */
  takesPresses?: boolean
}

const NO_SHAPES: readonly MapShape[] = []

/** Draws a map into an element while it is enabled, and keeps pins, shapes, view and colours in sync with the page. */
export function useMap(ref: RefObject<HTMLElement | null>, wanted: Wanted) {
  const { isWanted, attempt, tiles, aim, pins, shapes = NO_SHAPES, selectedId, litId = null, language } = wanted
  const surface = useRef<MapSurface>(null)
  const [state, setState] = useState<MapState>('waiting')
  const onSelect = useEffectEvent(wanted.onSelect)
  const onMove = useEffectEvent(wanted.onMove)
  const onHover = useEffectEvent((id: string | null) => wanted.onHover?.(id))
  const onPress = useEffectEvent((...[point]: Parameters<NonNullable<SurfaceEvents['onPress']>>) =>
    wanted.onPress?.(point),
  )
  const onCorner = useEffectEvent((...[id, to]: Parameters<NonNullable<SurfaceEvents['onCorner']>>) =>
    wanted.onCorner?.(id, to),
  )
  const options = useEffectEvent(() => ({
    tiles,
    aim,
    language,
    isMain: wanted.isMain ?? false,
    isImperial: wanted.isImperial ?? false,
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
    drawMap(element, { ...options(), onSelect, onMove, onHover, onPress, onCorner }).then(
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

  const isReady = state === 'ready'
  useEffect(() => {
    if (isReady) surface.current?.show(pins, selectedId)
  }, [isReady, pins, selectedId])

  useEffect(() => {
    if (isReady) surface.current?.light(litId)
  }, [isReady, litId])

  useEffect(() => {
    if (isReady) surface.current?.draw(shapes)
  }, [isReady, shapes])

  const takesPresses = wanted.takesPresses ?? false
  useEffect(() => {
    if (isReady) surface.current?.takePresses(takesPresses)
  }, [isReady, takesPresses])

  const aimKey = JSON.stringify(aim)
  const drawnAim = useRef(aimKey)
  useEffect(() => {
    // The map was created with this view.
    if (!isReady || drawnAim.current === aimKey) return
    drawnAim.current = aimKey
    surface.current?.moveTo(JSON.parse(aimKey) as MapAim)
  }, [isReady, aimKey])

  return { state, surface }
}
