import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'

/** The list with one of its items in another place. */
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
  /** Says where an item is now. */
  announce: (place: number) => void
}

/** Puts things in order by dragging, by arrow keys on their handle, and by whatever buttons call `move`. */
export function useOrder<T>({ items, isRightToLeft, onChange, announce }: Order<T>) {
  const [dragged, setDragged] = useState<number | null>(null)
  const at = useRef(-1)
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
  const handle = (index: number) => ({
    onKeyDown: onKeyDown(index),
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      at.current = index
      setDragged(index)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (dragged === null) return
      const to = placeUnder(event)
      if (to === -1 || to === at.current) return
      onChange(moved(items, at.current, to))
      at.current = to
      setDragged(to)
    },
    onPointerUp: () => {
      if (dragged !== null && at.current !== -1) announce(at.current + 1)
      setDragged(null)
    },
    onPointerCancel: () => setDragged(null),
  })
  return { list, dragged, move, handle }
}
