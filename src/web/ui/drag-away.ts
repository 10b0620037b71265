import { type PointerEvent, useRef } from 'react'

/** Dragged further than this share of its width, a toast is dismissed. */
const DRAG_AWAY_SHARE = 0.8

/** Pointer handlers for an element that can be dragged sideways off the screen. */
export function useDragAway(onGone: () => void) {
  const from = useRef<number | null>(null)
  const settle = (event: PointerEvent<HTMLElement>) => {
    if (from.current === null) return
    const element = event.currentTarget
    const way = event.clientX - from.current
    from.current = null
    element.style.removeProperty('translate')
    element.style.removeProperty('opacity')
    if (isGone(way, element.offsetWidth)) onGone()
  }
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if ((event.target as Element).closest('button,a')) return
      from.current = event.clientX
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (from.current === null) return
      const way = event.clientX - from.current
      event.currentTarget.style.translate = `${way}px 0`
      event.currentTarget.style.opacity = String(Math.max(0.2, 1 - Math.abs(way) / event.currentTarget.offsetWidth))
    },
    onPointerUp: settle,
    onPointerCancel: settle,
  }
}

/** Whether a drag of `way` pixels is far enough to dismiss an element of `width`. */
export const isGone = (way: number, width: number): boolean => Math.abs(way) > width * DRAG_AWAY_SHARE
