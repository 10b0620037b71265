import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { cache, useCached } from '#web/state/cached.ts'
import { isProjectAt } from './searched-at.ts'

/** Whether the search is for projects: by the current page, else by the page before it. */
export function useIsProject(): boolean {
  const here = isProjectAt(useLocation().pathname)
  const before = useCached('isProject')
  useEffect(() => {
    if (here !== null) cache('isProject', here)
  }, [here])
  return here ?? before
}
