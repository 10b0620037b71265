import { type KeyboardEvent, useId, useState } from 'react'
import { useText } from '#web/i18n/text.tsx'
import type { TextKey } from '#web/i18n/translate.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { Suggestion } from './suggest.ts'
import { useSuggestions } from './use-suggestions.ts'

interface Props {
  label: string
  placeholder: string
  initial?: string
  onPick: (suggestion: Suggestion) => void
  /** Called on every key, for a text that matches no suggestion. */
  onType?: (typed: string) => void
}

const STATES: Record<string, TextKey> = { looking: 'place.looking', none: 'place.none', failed: 'place.failed' }

/**
 * The location input: a plain input that a form can submit, and a combobox after hydration. Hand-written because it is
 * above the fold, where a library's combobox would outweigh the page.
 */
export function PlaceBox({ label, placeholder, initial = '', onPick, onType }: Props) {
  const { t } = useText()
  const id = useId()
  const [typed, setTyped] = useState(initial)
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const { items, state } = useSuggestions(open ? typed : '')
  const shown = open && items.length > 0

  const pick = (suggestion: Suggestion) => {
    setTyped(`${suggestion.name}, ${suggestion.where}`)
    setOpen(false)
    onPick(suggestion)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && items.length > 0) {
      event.preventDefault()
      setOpen(true)
      setActive((active + step + items.length + (active === -1 && step === -1 ? 1 : 0)) % items.length)
    } else if (event.key === 'Enter' && shown && items[active]) {
      event.preventDefault()
      pick(items[active])
    } else if (event.key === 'Escape' && open) {
      event.preventDefault()
      setOpen(false)
    }
  }
  const status = shown ? t('place.found', { count: items.length }) : open && STATES[state] ? t(STATES[state]) : ''

  return (
    <div className="relative min-w-0 flex-1">
      <input
        name="place"
        type="text"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={120}
        role="combobox"
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded={shown}
        aria-controls={`${id}-list`}
        aria-activedescendant={shown && active >= 0 ? `${id}-${active}` : undefined}
        placeholder={placeholder}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          onType?.(event.target.value)
          setOpen(true)
          setActive(-1)
        }}
        onKeyDown={onKeyDown}
        onBlur={() => setOpen(false)}
        className="h-12 w-full min-w-0 bg-transparent text-base text-ink outline-hidden placeholder:text-ink-soft"
      />
      <span role="status" className="sr-only">
        {status}
      </span>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={label}
        hidden={!shown}
        className="absolute inset-x-0 top-full z-30 mt-3 max-h-80 overflow-y-auto rounded-lg border border-line bg-surface p-1.5 shadow-float"
      >
        {items.map((item, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: keys act on the input, which keeps the focus as the combobox pattern asks
          <div
            key={item.id}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => pick(item)}
            className="flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-3 py-2 hover:bg-brand-soft aria-selected:bg-brand-soft"
          >
            <Icon name="map-pin" size={18} className="shrink-0 text-ink-soft" />
            <span className="min-w-0 truncate">
              {item.name} <span className="text-sm text-ink-soft">{item.where}</span>
            </span>
          </div>
        ))}
      </div>
      {open && STATES[state] && !shown && (
        <p
          aria-hidden="true"
          className="absolute inset-x-0 top-full z-30 mt-3 rounded-lg border border-line bg-surface px-4 py-3 text-sm text-ink-soft shadow-float"
        >
          {t(STATES[state])}
        </p>
      )}
    </div>
  )
}
