import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useText } from '#web/i18n/text.tsx'
import { paths } from '#web/paths.ts'
import { movedId, swappedIds } from './ids.ts'
import type { ComparedHome } from './view.ts'

type Move = 'earlier' | 'later'

/** The actions on the columns; the arrangement is in the address, so that a link shows the same. */
export interface Arrangement {
  move: (home: ComparedHome, to: number, how: Move) => void
  swap: (one: number, other: number) => void
  remove: (home: ComparedHome) => void
  /** The last change, for screen readers. */
  said: string
}

export function useArrangement(ids: readonly number[], query: string): Arrangement {
  const { t } = useText()
  const navigate = useNavigate()
  const [said, setSaid] = useState('')
  const moved = useRef<{ id: number; how: Move } | null>(null)
  const go = (next: readonly number[]) =>
    navigate(paths.compare(next) + query, { replace: true, preventScrollReset: true })
  // A column that changes places takes the focus along, which moving it in the document would lose.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the order is what brings the focus along
  useEffect(() => {
    const { id, how } = moved.current ?? {}
    moved.current = null
    const tools = id === undefined ? null : document.querySelector(`[data-home="${id}"]`)
    const button = (which: Move) => tools?.querySelector<HTMLButtonElement>(`[data-move=${which}]:enabled`)
    if (how) (button(how) ?? button(how === 'earlier' ? 'later' : 'earlier'))?.focus()
  }, [ids.join()])
  return {
    said,
    move: ({ id, title }, to, how) => {
      moved.current = { id, how }
      setSaid(t('compare.moved', { title, place: to + 1, count: ids.length }))
      go(movedId(ids, id, to))
    },
    swap: (one, other) => go(swappedIds(ids, one, other)),
    remove: ({ id, title }) => {
      setSaid(t('compare.dropped', { title }))
      document.getElementById('content')?.focus()
      go(ids.filter((other) => other !== id))
    },
  }
}
