import { DirectionProvider } from '@base-ui/react/direction-provider'
import { Tabs as Base } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
import { useText } from '#web/i18n/text.tsx'

interface Props {
  label: string
  tabs: readonly { value: string; label: string; panel: ReactNode; disabled?: boolean }[]
  value?: string
  onChange?: (value: string) => void
}

/** Several views of one thing, one at a time. */
export function Tabs({ label, tabs, value, onChange }: Props) {
  const { direction } = useText()
  return (
    <DirectionProvider direction={direction}>
      <Base.Root
        value={value}
        defaultValue={value === undefined ? tabs[0]?.value : undefined}
        onValueChange={(next) => onChange?.(String(next))}
      >
        <Base.List
          aria-label={label}
          className="scroll-row flex gap-6 border-b border-line whitespace-nowrap"
          activateOnFocus
        >
          {tabs.map((tab) => (
            <Base.Tab
              key={tab.value}
              value={tab.value}
              disabled={tab.disabled}
              className="-mb-px min-h-11 border-b-2 border-transparent text-sm font-medium text-ink-soft outline-offset-[-2px] transition-colors duration-150 hover:text-ink data-active:border-ink data-active:text-ink data-disabled:opacity-55"
            >
              {tab.label}
            </Base.Tab>
          ))}
        </Base.List>
        {tabs.map((tab) => (
          <Base.Panel key={tab.value} value={tab.value} className="pt-5">
            {tab.panel}
          </Base.Panel>
        ))}
      </Base.Root>
    </DirectionProvider>
  )
}
