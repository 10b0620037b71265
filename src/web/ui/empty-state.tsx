import type { ReactNode } from 'react'
import { Drawing, type DrawingName } from './drawings.tsx'

interface Props {
  drawing: DrawingName
  title: string
  text?: string
  /** The one next step. */
  action?: ReactNode
}

/** Empty state: a drawing, a sentence and the next step. */
export function EmptyState({ drawing, title, text, action }: Props) {
  return (
    <div className="mx-auto grid max-w-md justify-items-center gap-3 px-4 py-12 text-center">
      <Drawing name={drawing} />
      <h2 className="text-lg">{title}</h2>
      {text && <p className="text-sm text-ink-soft">{text}</p>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  )
}
