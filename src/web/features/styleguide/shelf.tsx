import type { ReactNode } from 'react'

/** One component in all its states, with its name. */
export function Shelf({ name, children, bare }: { name: string; children: ReactNode; bare?: boolean }) {
  return (
    <section id={name} aria-labelledby={`${name}-name`} className="border-t border-line py-8">
      <h3 id={`${name}-name`} className="mb-4 text-sm font-semibold text-ink-soft">
        {name}
      </h3>
      <div data-shelf={name} className={bare ? 'relative' : 'relative flex flex-wrap items-start gap-4'}>
        {children}
      </div>
    </section>
  )
}
