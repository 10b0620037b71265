import { useEffect, useRef } from 'react'

type Keys = Readonly<Record<string, (() => unknown) | null | undefined>>

/** Single-key shortcuts, inactive in form controls, dialogs and editors, and with a modifier key. */
export function useKeys(keys: Keys): void {
  const latest = useRef(keys)
  latest.current = keys
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isBusyElsewhere(event.target)) return
      const act = latest.current[event.key.toLowerCase()]
      if (!act) return
      event.preventDefault()
      act()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}

const isBusyElsewhere = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, dialog, [contenteditable]') !== null
