import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { recordLanguage } from '../state/cached.ts'
import { markPageLoad, sessionFlags } from '../state/session-flags.ts'
import { settingsArrived } from '../state/settings.ts'
import type { StartSettings } from './after-start.ts'
import { followLinks } from './follow-links.ts'

/** Everything that starts when the page has hydrated. */
export function useApplication(settings: StartSettings | null) {
  const navigate = useNavigate()
  useEffect(() => followLinks(document, navigate), [navigate])
  useEffect(() => {
    const session = sessionFlags()
    if (session) markPageLoad(session, navigator.userAgent)
  }, [])
  useEffect(() => {
    cacheLoadedSettings(settings)
    import('./after-start.ts').then(({ afterStart }) => afterStart(settings))
    document.documentElement.dataset.hydrated = ''
  }, [settings])
}

/** The slices that existing clients fill from their first calls are filled from the page itself. */
function cacheLoadedSettings(settings: object | null) {
  recordLanguage(document.documentElement.lang)
  if (settings) settingsArrived(settings, Date.now(), sessionFlags())
}
