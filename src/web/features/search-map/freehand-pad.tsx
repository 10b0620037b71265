import { type PointerEvent, type RefObject, useRef, useState } from 'react'
import type { Point } from '#domain/geo.ts'
import type { Spot } from '#domain/simplify.ts'
import type { MapSurface } from '#web/parts/map/map-types.ts'
import { outlineOfLoop } from './freehand.ts'

interface Props {
  surface: RefObject<MapSurface | null>
  onLoop: (outline: Point[] | null) => void
}

/** Covers the map during freehand drawing, so that dragging draws instead of panning the map. */
export function FreehandPad({ surface, onLoop }: Props) {
  const line = useRef<Spot[] | null>(null)
  const [drawn, setDrawn] = useState('')

  const add = (event: PointerEvent<HTMLDivElement>) => {
    const { left, top } = event.currentTarget.getBoundingClientRect()
    // The browser coalesces several moves into one event; without them a fast stroke would have straight segments.
    const moves = event.nativeEvent.getCoalescedEvents?.() ?? []
    for (const { clientX, clientY } of moves.length > 0 ? moves : [event]) {
      line.current?.push({ x: clientX - left, y: clientY - top })
    }
    setDrawn(line.current?.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ') ?? '')
  }
  const end = () => {
    const loop = line.current
    line.current = null
    setDrawn('')
    if (loop && surface.current) onLoop(outlineOfLoop(loop, surface.current.pointAt))
  }

  return (
    <div
      className="map-pad absolute inset-0 z-5"
      onPointerDown={(event) => {
        if (!event.isPrimary || event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        line.current = []
        add(event)
      }}
      onPointerMove={(event) => line.current && event.isPrimary && add(event)}
      onPointerUp={end}
      onPointerCancel={() => {
        line.current = null
        setDrawn('')
      }}
    >
      <svg className="size-full" aria-hidden="true">
        <polygon points={drawn} className="map-shape" />
      </svg>
    </div>
  )
}
