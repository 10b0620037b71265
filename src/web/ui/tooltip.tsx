import { Tooltip as Base } from '@base-ui/react/tooltip'
import type { ReactElement } from 'react'

/** Describes a control on hover and focus; never the only place of an information. */
export function Tooltip({ text, children }: { text: string; children: ReactElement }) {
  return (
    <Base.Root>
      <Base.Trigger render={children} delay={400} />
      <Base.Portal>
        <Base.Positioner sideOffset={8} className="z-40">
          <Base.Popup className="max-w-64 rounded-md bg-ink px-3 py-1.5 text-xs text-paper shadow-float transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0 forced-colors:border">
            {text}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
