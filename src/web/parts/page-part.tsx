import type { ReactNode } from 'react'

interface Props {
  title: string
  id?: string
  /** Left out in print. */
  isScreenOnly?: boolean
  children: ReactNode
}

/** One section of a long page with its heading. */
export function PagePart({ title, id, isScreenOnly, children }: Props) {
  return (
    <section
      id={id}
      aria-label={title}
      className={`grid gap-4 border-t border-line pt-8 ${isScreenOnly ? 'print:hidden' : ''}`}
    >
      <h2 className="text-lg">{title}</h2>
      {children}
    </section>
  )
}
