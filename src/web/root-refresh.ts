import { isRouteErrorResponse } from 'react-router'
import type { RootData } from './root-data.ts'
import { isFetchDue, sessionMarks } from './state/session-marks.ts'
import { settingsFailed, settingsRequested } from './state/settings.ts'
import { accountNow } from './state/user.ts'

let shown: RootData | null = null

/** Remembers what the page shows, in case fetching it again fails. */
export function keepRoot(root: RootData) {
  shown = root
}

/** Whether walking from page to page brings settings anew: not while they are fresh. */
export function isRootDue(): boolean {
  const session = sessionMarks()
  return session !== undefined && isFetchDue(session, Date.now())
}

/** Fetches settings and reader again. A failure only clears loading and keeps what is shown, unless the session changed. */
export async function refreshRoot(load: () => Promise<RootData>): Promise<RootData> {
  settingsRequested()
  try {
    return await load()
  } catch (error) {
    settingsFailed()
    const isAnswer = error instanceof Response || isRouteErrorResponse(error)
    if (isAnswer || shown?.isSignedIn !== (accountNow() !== null)) throw error
    return shown
  }
}
