import { type ReactNode, Suspense, useSyncExternalStore } from 'react'
import { MapFrame } from '#web/parts/map/map-frame.tsx'

/** Where the map has room beside the list; the stylesheet says the same. */
const BESIDE = '(min-width: 68.75rem)'

/** The map beside a list. Its code is loaded only on screens that have room for it. */
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
