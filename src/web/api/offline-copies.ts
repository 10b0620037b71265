import { useEffect } from 'react'

interface Wish {
  /** Addresses of pages to store, the most important first. */
  keep?: readonly string[]
  /** Removes the copies of all other homes. */
  isAll?: boolean
  forget?: boolean
}

/** Stores copies of these pages for offline use; the service worker does it only for a signed-in user. */
export function useOfflineCopies(addresses: readonly string[], { isAll = false } = {}) {
  const list = addresses.join('\n')
  useEffect(() => {
    if (list !== '') tell({ keep: list.split('\n'), isAll })
  }, [list, isAll])
}

/** Deletes all copies of the user who was signed in. */
export const deleteOfflineCopies = () => tell({ forget: true })

function tell(wish: Wish) {
  // Without a service worker nothing was stored.
  if (typeof navigator === 'undefined' || !('serviceWorker' in navigator)) return
  navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(wish)).catch(() => {})
}
