import { useEffect, useRef, useState } from 'react'
import type { MapAim, MapFrame } from '#web/parts/map/map-types.ts'

/** A map that is still moving sends no request. */
const PAUSE_MS = 150
/** A movement below this share of the view is ignored. */
const NUDGE = 0.04

/** The bounds at which the map has stopped, and whether the user moved it there. */
export function useFrame(aim: MapAim, onCarried: (frame: MapFrame) => void) {
  const [frame, setFrame] = useState<MapFrame | null>(null)
  const [isCarried, setCarried] = useState(false)
  const start = useRef<{ aim: MapAim; frame: MapFrame } | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // The search may have changed while the map was moving: the latest callback is called.
  const heard = useRef(onCarried)
  useEffect(() => {
    heard.current = onCarried
  })
  useEffect(() => () => clearTimeout(timer.current), [])

  const rest = (moved: MapFrame) => {
    start.current = { aim, frame: moved }
    setFrame(moved)
    setCarried(false)
  }
  return {
    frame,
    isCarried,
    /** The visible area is the searched one. */
    rest,
    onMove(moved: MapFrame) {
      clearTimeout(timer.current)
      // The first bounds after a new target are those of the target.
      if (start.current?.aim !== aim) return rest(moved)
      const from = start.current.frame
      timer.current = setTimeout(() => {
        setFrame(moved)
        const isAway = isElsewhere(from, moved)
        setCarried(isAway)
        if (isAway) heard.current(moved)
      }, PAUSE_MS)
    },
  }
}

function isElsewhere({ box: a, zoom: before }: MapFrame, { box: b, zoom }: MapFrame): boolean {
  const up = Math.abs(a.south + a.north - b.south - b.north) / 2
  const aside = Math.abs(a.west + a.east - b.west - b.east) / 2
  return before !== zoom || up > (b.north - b.south) * NUDGE || aside > (b.east - b.west) * NUDGE
}
