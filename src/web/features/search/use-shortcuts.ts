import { useEffect, useState, useSyncExternalStore } from 'react'
import { runShortcut, shortcutOf } from './shortcuts.ts'

const ENTRY = 'results-shortcuts'
const CHANGED = 'results-shortcuts-changed'

/** Shortcuts of a results page, which users of speech input can switch off. */
export function useShortcuts() {
  const [isHelpOpen, setHelpOpen] = useState(false)
  const isOn = useSyncExternalStore(listen, read, () => true)
  useEffect(() => {
    if (!isOn) return
    const onKeyDown = (event: KeyboardEvent) => {
      const key = shortcutOf(event)
      if (!key) return
      if (key === '?') setHelpOpen(true)
      else if (!runShortcut(key)) return
      event.preventDefault()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isOn])
  return { isOn, turn, isHelpOpen, openHelp: () => setHelpOpen(true), closeHelp: () => setHelpOpen(false) }
}

function read(): boolean {
  try {
    return localStorage.getItem(ENTRY) !== 'off'
  } catch {
    return true
  }
}

function turn(isOn: boolean) {
  try {
    if (isOn) localStorage.removeItem(ENTRY)
    else localStorage.setItem(ENTRY, 'off')
  } catch {
    // Without storage the shortcuts stay enabled.
  }
  window.dispatchEvent(new Event(CHANGED))
}

function listen(changed: () => void): () => void {
  window.addEventListener(CHANGED, changed)
  window.addEventListener('storage', changed)
  return () => {
    window.removeEventListener(CHANGED, changed)
    window.removeEventListener('storage', changed)
  }
}
