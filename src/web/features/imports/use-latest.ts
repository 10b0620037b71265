import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { ListingImport } from '#contract/imports.ts'

const LOOK_AGAIN_MS = 1000

export const isAtWork = ({ status }: Pick<ListingImport, 'status'>) =>
  status === 'waiting' || status === 'checking' || status === 'running'

/** An import as it stands now: looked at again while it is worked on; when that is over the page is read anew. */
export function useLatest(given: ListingImport) {
  const { revalidate } = useRevalidator()
  const [seen, setSeen] = useState(given)
  const [isOffline, setOffline] = useState(false)
  const [looks, setLooks] = useState(0)
  // What the page brings is newer than what was seen before somebody pressed a button.
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
        import('./calls.ts')
          .then(({ lookAt }) => lookAt(id))
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
