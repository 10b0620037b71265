import { type DragEvent, type ReactNode, useState } from 'react'
import type { OrderedKind } from '#domain/catalogue-entries.ts'
import { DRAGGED, moved } from './moved.ts'
import { useOrder } from './use-order.ts'

interface Props {
  kind: OrderedKind
  ids: readonly number[]
  children: ReactNode
}

/** Makes the rows of the table inside draggable to reorder them; the buttons of each row do the same by keyboard. */
export function DragArea({ kind, ids, children }: Props) {
  const { order, problem } = useOrder(kind)
  const [marked, setMarked] = useState<Element | null>(null)
  const mark = (row: Element | null) => {
    marked?.classList.remove('bg-brand-soft')
    row?.classList.add('bg-brand-soft')
    setMarked(row)
  }
  const over = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes(DRAGGED)) return
    event.preventDefault()
    const row = rowAt(event)
    if (row !== marked) mark(row)
  }
  const drop = (event: DragEvent) => {
    const from = ids.indexOf(Number(event.dataTransfer.getData(DRAGGED)))
    const row = rowAt(event)
    mark(null)
    if (from < 0 || !row) return
    event.preventDefault()
    const to = [...row.parentElement!.children].indexOf(row)
    if (to !== from) void order(moved(ids, from, to))
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only what is dragged from within is taken, and buttons do the same
    <div onDragOver={over} onDrop={drop} onDragEnd={() => mark(null)}>
      {children}
      {problem && <p role="alert">{problem}</p>}
    </div>
  )
}

const rowAt = ({ target }: DragEvent): Element | null => (target as Element).closest('tbody > tr')
