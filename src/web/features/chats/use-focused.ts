import { useSyncExternalStore } from 'react'

/** Whether the page is visible and focused. */
export const useFocused = (): boolean =>
  useSyncExternalStore(
    listen,
    () => document.visibilityState === 'visible' && document.hasFocus(),
    () => false,
  )

function listen(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed)
  for (const name of ['focus', 'blur'] as const) addEventListener(name, changed)
  return () => {
    document.removeEventListener('visibilitychange', changed)
    for (const name of ['focus', 'blur'] as const) removeEventListener(name, changed)
  }
}
