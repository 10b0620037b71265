import { useSyncExternalStore } from 'react'

/** Whether the device has a connection, as far as it reports. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  )

function listen(changed: () => void): () => void {
  for (const name of ['online', 'offline'] as const) addEventListener(name, changed)
  return () => {
    for (const name of ['online', 'offline'] as const) removeEventListener(name, changed)
  }
}
