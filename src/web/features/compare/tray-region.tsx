import { lazy, Suspense, useEffect } from 'react'
import { startTray } from './tray.ts'
import { useTray } from './use-tray.ts'

const CompareTray = lazy(() => import('./compare-tray.tsx').then((m) => ({ default: m.CompareTray })))

/** The container of the tray on every page; its code is loaded with the first chosen home. */
export function TrayRegion({ shown }: { shown: boolean }) {
  const { homes } = useTray()
  useEffect(() => {
    try {
      return startTray(localStorage, window)
    } catch {
      // Without storage the tray is empty.
    }
  }, [])
  if (!shown || homes.length === 0) return null
  return (
    <Suspense>
      <CompareTray />
    </Suspense>
  )
}
