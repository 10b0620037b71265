import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { noteLanguage } from '../state/cached.ts'
import { markPageLoad, sessionMarks } from '../state/session-marks.ts'
import { settingsArrived } from '../state/settings.ts'
import type { StartSettings } from './after-start.ts'
import { followLinks } from './follow-links.ts'

/** Everything that begins when the page has hydrated. */
export function useApplication(settings: StartSettings | null) {
  const navigate = useNavigate()
  useEffect(() => followLinks(document, navigate), [navigate])
  useEffect(() => {
    const session = sessionMarks()
    if (session) markPageLoad(session, navigator.userAgent)
  }, [])
  useEffect(() => {
    keepWhatArrived(settings)
    import('./after-start.ts').then(({ afterStart }) => afterStart(settings))
    document.documentElement.dataset.hydrated = ''
  }, [settings])
}

/** The slices that existing clients fill from their first calls are filled from the page itself. */
function keepWhatArrived(settings: object | null) {
  noteLanguage(document.documentElement.lang)
  if (settings) settingsArrived(settings, Date.now(), sessionMarks())
}
