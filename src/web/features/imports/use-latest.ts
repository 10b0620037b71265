import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { ListingImport } from '#contract/imports.ts'
import { lazyCall } from '#web/api/lazy-call.ts'

const LOOK_AGAIN_MS = 1000

export const isAtWork = ({ status }: Pick<ListingImport, 'status'>) =>
  status === 'waiting' || status === 'checking' || status === 'running'

/** The current state of an import: polled while it runs, and the page is reloaded when it ends. */
export function useLatest(given: ListingImport) {
  const { revalidate } = useRevalidator()
  const [seen, setSeen] = useState(given)
  const [isOffline, setOffline] = useState(false)
  const [looks, setLooks] = useState(0)
  // The page's data is newer than the state polled before the last action.
  const [brought, setBrought] = useState(given)
  if (brought !== given) {
    setBrought(given)
    setSeen(given)
  }
  const isBusy = isAtWork(seen)
  const { id } = given
  useEffect(() => {
    if (!isBusy) return
    const timer = setTimeout(
      () =>
        lazyCall(import('#contract/imports.ts'), 'getImport', { id })
          .then(
            (now) => {
              setOffline(false)
              setSeen(now)
              return isAtWork(now) ? undefined : revalidate()
            },
            () => setOffline(true),
          )
          .finally(() => setLooks(looks + 1)),
      LOOK_AGAIN_MS,
    )
    return () => clearTimeout(timer)
  }, [isBusy, id, looks, revalidate])
  return { now: seen, isOffline: isBusy && isOffline }
}
