import { type KeyboardEvent, useRef, useState } from 'react'

/** The list with one item moved. */
export function moved<T>(items: readonly T[], from: number, to: number): T[] {
  const next = [...items]
  const [item] = next.splice(from, 1)
  if (item === undefined) return next
  next.splice(Math.max(0, Math.min(to, items.length - 1)), 0, item)
  return next
}

interface Order<T> {
  items: readonly T[]
  isRightToLeft: boolean
  onChange: (items: T[]) => void
  /** Announces the new position of an item. */
  announce: (place: number) => void
}

/** Reorders items by dragging, by arrow keys on their handle, and by buttons that call `move`. */
export function useOrder<T>(order: Order<T>) {
  const { items, isRightToLeft, onChange, announce } = order
  const latest = useRef(order)
  latest.current = order
  const [dragged, setDragged] = useState<number | null>(null)
  const list = useRef<HTMLUListElement>(null)
  const move = (from: number, to: number) => {
    if (to < 0 || to >= items.length || from === to) return
    onChange(moved(items, from, to))
    announce(to + 1)
  }
  const onKeyDown = (index: number) => (event: KeyboardEvent) => {
    const ahead = isRightToLeft ? -1 : 1
    const to = {
      ArrowRight: index + ahead,
      ArrowLeft: index - ahead,
      ArrowDown: index + 1,
      ArrowUp: index - 1,
      Home: 0,
      End: items.length - 1,
    }[event.key]
    if (to === undefined) return
    event.preventDefault()
    move(index, to)
  }
  const placeUnder = ({ clientX, clientY }: PointerEvent) => {
    const item = document.elementFromPoint(clientX, clientY)?.closest('li')
    return item?.parentElement === list.current ? [...list.current!.children].indexOf(item!) : -1
  }
  const drag = (index: number, pointerId: number) => {
    let at = index
    const stop = new AbortController()
    const { signal } = stop
    const isOurs = (event: PointerEvent) => event.pointerId === pointerId
    const follow = (event: PointerEvent) => {
      const to = isOurs(event) ? placeUnder(event) : -1
      if (to === -1 || to === at) return
      latest.current.onChange(moved(latest.current.items, at, to))
      at = to
      setDragged(to)
    }
    const end = (event: PointerEvent) => {
      if (!isOurs(event)) return
      stop.abort()
      setDragged(null)
      if (at !== index) latest.current.announce(at + 1)
    }
    setDragged(index)
    // On the window: a handle that is moved in the DOM loses its pointer capture.
    addEventListener('pointermove', follow, { signal })
    addEventListener('pointerup', end, { signal })
    addEventListener('pointercancel', end, { signal })
  }
  const handle = (index: number) => ({
    onKeyDown: onKeyDown(index),
    onPointerDown: ({ button, pointerId }: Pick<PointerEvent, 'button' | 'pointerId'>) => {
      if (button === 0) drag(index, pointerId)
    },
  })
  return { list, dragged, move, handle }
}
