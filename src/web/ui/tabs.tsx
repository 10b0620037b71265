import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { useText } from '#web/i18n/text.tsx'
import { nextTab } from './next-tab.ts'

interface Props {
  label: string
  tabs: readonly { value: string; label: string; panel: ReactNode; disabled?: boolean }[]
}

/** Tabs, one panel at a time. The arrow keys move along the tabs and select them. */
export function Tabs({ label, tabs }: Props) {
  const { direction } = useText()
  const id = useId()
  const row = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState(() => tabs.findIndex((tab) => !tab.disabled))
  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextTab(event.key, shown, tabs, direction)
    if (next === null) return
    event.preventDefault()
    setShown(next)
    row.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }
  return (
    <>
      <div
        ref={row}
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        className="scroll-row flex gap-6 border-b border-line whitespace-nowrap"
      >
        {tabs.map((tab, index) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel-${index}`}
            aria-selected={index === shown}
            tabIndex={index === shown ? 0 : -1}
            disabled={tab.disabled}
            onClick={() => setShown(index)}
            className="-mb-px min-h-11 border-b-2 border-transparent text-sm font-medium text-ink-soft outline-offset-[-2px] transition-colors duration-150 hover:text-ink disabled:opacity-55 aria-selected:border-ink aria-selected:text-ink"
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.value}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          hidden={index !== shown}
          className="pt-5"
        >
          {tab.panel}
        </div>
      ))}
    </>
  )
}
