import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { markPageLoad } from '../state/session-marks.ts'
import { startStore } from '../state/store.ts'
import { followLinks } from './follow-links.ts'

declare global {
  interface Window {
    /** Set by the starter; replays what was pressed before the application ran. */
    __started?: () => void
  }
}

/** Everything that begins when the application takes over from the server's HTML. */
export function useApplication() {
  const navigate = useNavigate()
  useEffect(() => followLinks(document, navigate), [navigate])
  useEffect(() => {
    startStore()
    try {
      markPageLoad(sessionStorage, navigator.userAgent)
    } catch {
      // A browser that keeps nothing needs no mark.
    }
    import('./after-start.ts').then(({ afterStart }) => afterStart())
    document.documentElement.dataset.app = 'ready'
    window.__started?.()
  }, [])
}
