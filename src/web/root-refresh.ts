import { isRouteErrorResponse } from 'react-router'
import type { RootData } from './root-data.ts'
import { isFetchDue, sessionFlags } from './state/session-flags.ts'
import { settingsFailed, settingsRequested } from './state/settings.ts'
import { accountNow } from './state/user.ts'

let shown: RootData | null = null

/** Stores the displayed data, in case a refetch fails. */
export function cacheRoot(root: RootData) {
  shown = root
}

/** Whether a client navigation refetches settings: not while they are fresh. */
export function isRootDue(): boolean {
  const session = sessionFlags()
  return session !== undefined && isFetchDue(session, Date.now())
}

/**
 * Refetches settings and user. A failure only clears loading and keeps the displayed data, unless the session changed.
 */
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
