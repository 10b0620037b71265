type Marks = Pick<Storage, 'setItem' | 'removeItem'>

/** On every page load a Mozilla-style browser marks its session as reloaded by hand; any other removes the mark. */
export function markPageLoad(session: Marks, userAgent: string) {
  if (userAgent.startsWith('Mozilla')) session.setItem('manualRefresh', 'true')
  else session.removeItem('manualRefresh')
}

/** Remembers when settings were last fetched in this session. */
export const markFetched = (session: Marks, at: number) => session.setItem('lastFetch', String(at))

/** Forgetting the last fetch also clears the reload mark. */
export function forgetFetched(session: Marks) {
  session.removeItem('lastFetch')
  session.removeItem('manualRefresh')
}
