import { FRESH_MS } from '#domain/fresh.ts'

type FlagStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The session storage of this browser; undefined where it is blocked. */
export function sessionFlags(): Storage | undefined {
  try {
    return globalThis.sessionStorage
  } catch {
    return undefined
  }
}

/** On every page load a Mozilla-style browser marks its session as reloaded by hand; any other removes the marker. */
export function markPageLoad(session: FlagStorage, userAgent: string) {
  if (userAgent.startsWith('Mozilla')) session.setItem('manualRefresh', 'true')
  else session.removeItem('manualRefresh')
}

/** Records when settings were last fetched in this session. */
export const markFetched = (session: Pick<FlagStorage, 'setItem'>, at: number) =>
  session.setItem('lastFetch', String(at))

/** Removes the time of the last fetch, which also clears the reload flag. */
export function clearFetched(session: FlagStorage) {
  session.removeItem('lastFetch')
  session.removeItem('manualRefresh')
}

/** Whether settings have to be fetched again: after ten minutes, or when the marker was removed by any means. */
export function isFetchDue(session: FlagStorage, now: number): boolean {
  const at = Number(session.getItem('lastFetch') ?? Number.NaN)
  if (!Number.isFinite(at)) clearFetched(session)
  return !(now - at < FRESH_MS)
}
