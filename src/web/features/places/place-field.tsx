import type { ComponentProps } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import { PlaceBox } from './place-box.tsx'

/** The location input as a form field, with its label above. */
export function PlaceField(props: ComponentProps<typeof PlaceBox>) {
  return (
    <div className="grid gap-1.5">
      <span aria-hidden="true" className="text-sm font-semibold">
        {props.label}
      </span>
      <div className="flex items-center gap-2.5 rounded-md border border-edge bg-surface px-3.5 transition-colors duration-150 focus-within:border-brand focus-within:outline-2 focus-within:outline-brand hover:border-ink">
        <Icon name="search" size={18} className="shrink-0 text-ink-soft" />
        <PlaceBox {...props} />
      </div>
    </div>
  )
}
