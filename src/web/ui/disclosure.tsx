import { type ReactNode, useRef } from 'react'
import { useDetailsAway } from './details-away.ts'
import { FLOAT_LOOK } from './float-look.ts'

interface Props {
  /** The content of the button. */
  label: ReactNode
  /** Its accessible name, when the content is an icon. */
  name: string
  children: ReactNode
}

/**
 * A button that opens a small panel of links, without script; script adds closing on Escape and on a press elsewhere.
 */
export function Disclosure({ label, name, children }: Props) {
  const ref = useRef<HTMLDetailsElement>(null)
  useDetailsAway(ref)
  return (
    <details ref={ref} className="relative">
      <summary
        aria-label={name}
        title={name}
        className="inline-flex min-h-11 min-w-11 list-none items-center justify-center gap-1.5 rounded-full px-3 text-sm font-medium transition-colors duration-150 hover:bg-brand-soft"
      >
        {label}
      </summary>
      <div className={`${FLOAT_LOOK} absolute end-0 top-full z-30 mt-2 min-w-48 p-1.5`}>{children}</div>
    </details>
  )
}
