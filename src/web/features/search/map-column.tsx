import { type ReactNode, Suspense, useSyncExternalStore } from 'react'
import { MapFrame } from '#web/parts/map/map-frame.tsx'

/** The width from which the map fits beside the list; the stylesheet has the same value. */
const BESIDE = '(min-width: 68.75rem)'

/** The map beside a list. Its code is loaded only on screens that are wide enough. */
export function MapColumn({ children }: { children: ReactNode }) {
  const isBeside = useSyncExternalStore(
    listen,
    () => matchMedia(BESIDE).matches,
    () => false,
  )
  return isBeside ? <Suspense fallback={<MapFrame />}>{children}</Suspense> : <MapFrame />
}

function listen(changed: () => void): () => void {
  const beside = matchMedia(BESIDE)
  beside.addEventListener('change', changed)
  return () => beside.removeEventListener('change', changed)
}
