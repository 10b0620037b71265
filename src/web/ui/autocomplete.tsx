import { Autocomplete as Base } from '@base-ui/react/autocomplete'
import { DirectionProvider } from '@base-ui/react/direction-provider'
import type { ReactNode } from 'react'
import { useText } from '#web/i18n/text.tsx'
import { CONTROL_LOOK } from './control-look.ts'
import { FLOAT_ITEM_LOOK, FLOAT_LOOK } from './float-look.ts'

interface Props<T> {
  label: string
  value: string
  onValueChange: (value: string) => void
  /** The options for the current value; the caller filters and sorts them. */
  items: readonly T[]
  keyOf: (item: T) => string
  textOf: (item: T) => string
  onPick: (item: T) => void
  /** Announced politely: the number of options, that none were found, that options are loading. */
  status: string
  renderItem?: (item: T) => ReactNode
  name?: string
  placeholder?: string
  id?: string
  /** `bare` fits into a pill that draws the border itself. */
  look?: 'framed' | 'bare'
}

/** Combobox with suggestions: arrow keys, Enter, Escape, and an announced count. */
export function Autocomplete<T>(props: Props<T>) {
  const { direction } = useText()
  const { label, value, onValueChange, items, keyOf, textOf, onPick, status, renderItem, look = 'framed' } = props
  return (
    <DirectionProvider direction={direction}>
      <Base.Root
        items={items as T[]}
        value={value}
        onValueChange={onValueChange}
        itemToStringValue={textOf}
        filter={null}
        mode="list"
        openOnInputClick={items.length > 0}
      >
        <Base.Input
          id={props.id}
          name={props.name}
          aria-label={label}
          placeholder={props.placeholder}
          autoComplete="off"
          className={look === 'bare' ? BARE : `${CONTROL_LOOK} h-12`}
        />
        <Base.Portal>
          <Base.Positioner sideOffset={10} align="start" className="z-30 outline-hidden">
            <Base.Popup className={`${FLOAT_LOOK} w-[max(18rem,var(--anchor-width))] max-w-(--available-width)`}>
              <Base.Status className="px-4.5 pt-3 text-xs text-ink-soft empty:hidden">{status}</Base.Status>
              <Base.List className="max-h-[min(24rem,var(--available-height))] overflow-y-auto overscroll-contain p-1.5 data-empty:p-0">
                {(item: T) => (
                  <Base.Item key={keyOf(item)} value={item} onClick={() => onPick(item)} className={FLOAT_ITEM_LOOK}>
                    {renderItem ? renderItem(item) : textOf(item)}
                  </Base.Item>
                )}
              </Base.List>
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </DirectionProvider>
  )
}

const BARE = 'w-full min-w-0 bg-transparent text-base outline-hidden'
