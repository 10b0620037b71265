import { type ReactNode, useRef } from 'react'
import { useDetailsAway } from '#web/ui/details-away.ts'
import { Icon } from '#web/ui/icon.tsx'
import { ShowButton } from './show-button.tsx'

interface Props {
  title: string
  /** The active values as text; empty without any. */
  value: string
  onToggle: (isOpen: boolean) => void
  children: ReactNode
}

/**
 * One filter behind its pill. The panel is a `<details>` element, so it opens without script and only one at a time.
 */
export function FilterPanel({ title, value, onToggle, children }: Props) {
  const ref = useRef<HTMLDetailsElement>(null)
  useDetailsAway(ref)
  return (
    <details
      ref={ref}
      name="filter"
      className="filter-panel"
      onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
    >
      <summary className="filter-pill" data-on={value !== '' || undefined}>
        {value ? <span className="sr-only">{title}: </span> : title}
        {value && <span className="truncate">{value}</span>}
        <Icon name="chevron-down" size={16} />
      </summary>
      <div className="filter-float">
        <p className="mb-4 text-base font-semibold" aria-hidden="true">
          {title}
        </p>
        {children}
        <div className="mt-5">
          <ShowButton wide />
        </div>
      </div>
    </details>
  )
}
