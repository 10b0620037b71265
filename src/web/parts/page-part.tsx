import type { ReactNode } from 'react'

/** One subject of a long page under its heading. */
export function PagePart({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  return (
    <section id={id} aria-label={title} className="grid gap-4 border-t border-line pt-8">
      <h2 className="text-lg">{title}</h2>
      {children}
    </section>
  )
}
