import { type KeyboardEvent, useState } from 'react'
import type { Point } from '#domain/geo.ts'
import { OUTLINE_LIMITS } from '#domain/outline.ts'
import type { SearchQuery } from '#domain/search-query.ts'
import type { TextKey, Values } from '#web/i18n/translate.ts'
import type { MapFrame } from '#web/parts/map/map-types.ts'
import { boxOfFrame } from './box.ts'
import {
  circleOfDrawing,
  type Drawing,
  isFull,
  niceRadius,
  outlineOf,
  type Tool,
  withArea,
  withHandle,
  withoutLast,
  withPoint,
} from './drawing.ts'
import { areasOf, circleOf, inAreas, inBox, inCircle } from './place.ts'

interface Needs {
  query: SearchQuery
  onQuery: (next: SearchQuery) => void
  frame: MapFrame | null
  /** Moves the focus to the map. */
  onStart: () => void
}
export type Message = [key: TextKey, values?: Values]

/** Drawing on the map, from the choice of a tool to the search inside the drawn area. */
export function useDrawing({ query, onQuery, frame, onStart }: Needs) {
  const [drawing, setDrawing] = useState<Drawing | null>(null)
  const [message, setMessage] = useState<Message | null>(null)
  const areas = areasOf(query)
  const begin = (next: Drawing) => {
    setDrawing(next)
    setMessage(null)
    onStart()
  }
  const end = () => {
    setDrawing(null)
    setMessage(null)
  }
  const finishWith = (outline: readonly Point[]) => {
    onQuery(inAreas(query, withArea(areas, drawing!, outline)))
    end()
  }
  const finish = () => {
    const outline = drawing && outlineOf(drawing)
    const circle = drawing && circleOfDrawing(drawing)
    if (outline) return finishWith(outline)
    if (!circle) return setMessage(['map.too-few', { count: OUTLINE_LIMITS.leastPoints }])
    onQuery(inCircle(query, circle))
    end()
  }
  const press = (point: Point) => {
    if (!drawing) return
    setMessage(isFull(drawing) ? ['map.too-many-corners', { count: OUTLINE_LIMITS.mostPoints }] : null)
    setDrawing(withPoint(drawing, point))
  }
  const undo = () => drawing && setDrawing(withoutLast(drawing))

  return {
    drawing,
    message,
    areas,
    circle: circleOf(query),
    press,
    undo,
    finish,
    cancel: end,
    start(tool: Tool) {
      if (tool !== 'circle' && areas.length >= OUTLINE_LIMITS.areas) {
        setMessage(['map.too-many-areas', { count: OUTLINE_LIMITS.areas }])
      } else if (tool === 'circle') begin({ tool, centre: null, radiusKm: frame ? niceRadius(frame.box) : 2 })
      else begin(tool === 'corners' ? { tool, corners: [], area: null } : { tool })
    },
    editArea: (area: number) => begin({ tool: 'corners', corners: areas[area]!, area }),
    editCircle() {
      const circle = circleOf(query)
      if (circle) begin({ tool: 'circle', ...circle })
    },
    /** Without any drawn area left, the search is for the visible area. */
    remove(area: number | 'circle') {
      const left = area === 'circle' ? [] : areas.toSpliced(area, 1)
      if (left.length > 0) onQuery(inAreas(query, left))
      else if (frame) onQuery(inBox(query, boxOfFrame(frame)))
      end()
    },
    /** A handle was dragged, or moved by keyboard. */
    moveHandle(handle: number, to: Point | null) {
      if (drawing) setDrawing(withHandle(drawing, handle, to))
    },
    setRadius: (radiusKm: number) => setDrawing(drawing?.tool === 'circle' ? { ...drawing, radiusKm } : drawing),
    /** A freehand loop; null when it was too small. */
    loop: (outline: readonly Point[] | null) => (outline ? finishWith(outline) : setMessage(['map.too-small'])),
    /**
     * Keys while the map has the focus; true when one was consumed by the drawing. `centre` is the position of the
     * crosshair.
     */
    onKey({ key, target, currentTarget }: KeyboardEvent, centre: () => Point): boolean {
      if (!drawing) return false
      if (key === 'Escape') outlineOf(drawing) || circleOfDrawing(drawing) ? finish() : end()
      else if (drawing.tool === 'freehand' || target !== currentTarget) return false
      else if (key === 'Enter' || key === ' ') press(centre())
      else if (key === 'Backspace' || key === 'Delete') undo()
      else return false
      return true
    },
  }
}

export type DrawingTools = ReturnType<typeof useDrawing>
