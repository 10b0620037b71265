import { DirectionProvider } from '@base-ui/react/direction-provider'
import { Popover as Base } from '@base-ui/react/popover'
import type { ReactElement, ReactNode } from 'react'
import { useText } from '#web/i18n/text.tsx'
import { FLOAT_LOOK } from './float-look.ts'

interface Props {
  trigger: ReactElement
  title: string
  children: ReactNode
}

/** A small panel beside its button, for a filter or an explanation; the page behind stays usable. */
export function Popover({ trigger, title, children }: Props) {
  const { direction } = useText()
  return (
    <DirectionProvider direction={direction}>
      <Base.Root>
        <Base.Trigger render={trigger} />
        <Base.Portal>
          <Base.Positioner sideOffset={8} align="start" className="z-30">
            <Base.Popup className={`${FLOAT_LOOK} w-80 max-w-[calc(100vw-2rem)] p-5`}>
              <Base.Title className="mb-3 text-base font-semibold">{title}</Base.Title>
              {children}
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </DirectionProvider>
  )
}
