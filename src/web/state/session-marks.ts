import { FRESH_MS } from '#domain/fresh.ts'

type Marks = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The session storage of this browser; undefined where it is forbidden. */
export function sessionMarks(): Storage | undefined {
  try {
    return globalThis.sessionStorage
  } catch {
    return undefined
  }
}

/** On every page load a Mozilla-style browser marks its session as reloaded by hand; any other removes the mark. */
export function markPageLoad(session: Marks, userAgent: string) {
  if (userAgent.startsWith('Mozilla')) session.setItem('manualRefresh', 'true')
  else session.removeItem('manualRefresh')
}

/** Records when settings were last fetched in this session. */
export const markFetched = (session: Pick<Marks, 'setItem'>, at: number) => session.setItem('lastFetch', String(at))

/** Removes the time of the last fetch, which also clears the reload flag. */
export function forgetFetched(session: Marks) {
  session.removeItem('lastFetch')
  session.removeItem('manualRefresh')
}

/** Whether settings have to be fetched again: after ten minutes, or when the marker was removed by whatever means. */
export function isFetchDue(session: Marks, now: number): boolean {
  const at = Number(session.getItem('lastFetch') ?? Number.NaN)
  if (!Number.isFinite(at)) forgetFetched(session)
  return !(now - at < FRESH_MS)
}
