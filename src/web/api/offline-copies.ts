import { useEffect } from 'react'

interface Wish {
  /** Addresses of pages to keep, the most important first. */
  keep?: readonly string[]
  /** No other home is kept. */
  isAll?: boolean
  forget?: boolean
}

/** Keeps copies of these pages for when there is no connection; the worker does it only for somebody who is signed in. */
export function useOfflineCopies(addresses: readonly string[], { isAll = false } = {}) {
  const list = addresses.join('\n')
  useEffect(() => {
    if (list !== '') tell({ keep: list.split('\n'), isAll })
  }, [list, isAll])
}

/** Leaves nothing of whoever was signed in. */
export const forgetOfflineCopies = () => tell({ forget: true })

function tell(wish: Wish) {
  // Where there is no worker nothing was kept.
  if (typeof navigator === 'undefined' || !('serviceWorker' in navigator)) return
  navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(wish)).catch(() => {})
}
