import { useEffect } from 'react'
import { markSeen } from './favourite.ts'

/** Takes note that a home's page is open. */
export function useSeen(id: number | null) {
  useEffect(() => {
    if (id !== null) markSeen(id)
  }, [id])
}
