import { type RefObject, useEffect } from 'react'

/** Closes an open `<details>` on Escape, which returns the focus to its button, and on a press or focus elsewhere. */
export function useDetailsAway(ref: RefObject<HTMLDetailsElement | null>) {
  useEffect(() => {
    const details = ref.current
    if (!details) return
    const away = (event: Event) => {
      if (!details.contains(event.target as Node)) details.open = false
    }
    const onEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !details.open) return
      details.open = false
      details.querySelector('summary')?.focus()
    }
    document.addEventListener('pointerdown', away)
    document.addEventListener('focusin', away)
    details.addEventListener('keydown', onEscape)
    return () => {
      document.removeEventListener('pointerdown', away)
      document.removeEventListener('focusin', away)
      details.removeEventListener('keydown', onEscape)
    }
  }, [ref])
}
