import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

interface Props {
  items: readonly { key: string | number; title: string; body: ReactNode }[]
  /** Opening one item closes the others of the same name. */
  name?: string
}

/** Accordion of <details> elements, without script. */
export function Accordion({ items, name }: Props) {
  return (
    <div className="divide-y divide-line border-y border-line">
      {items.map(({ key, title, body }) => (
        <details key={key} name={name} className="group">
          <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 font-medium hover:text-brand">
            <span dir="auto">{title}</span>
            <Icon name="chevron-down" className="shrink-0 transition-transform duration-150 group-open:rotate-180" />
          </summary>
          <div dir="auto" className="max-w-measure pb-5 text-ink-soft">
            {body}
          </div>
        </details>
      ))}
    </div>
  )
}
