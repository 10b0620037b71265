import { useEffect } from 'react'
import { markSeen } from './favourite.ts'

/** Records that the listing page is open. */
export function useSeen(id: number | null) {
  useEffect(() => {
    if (id !== null) markSeen(id)
  }, [id])
}
