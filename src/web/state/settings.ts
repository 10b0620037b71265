import { markFetched } from './session-flags.ts'
import { patch } from './store.ts'

/** The states of a settings fetch. */
export const settingsRequested = () => patch('Settings', { loading: true })

export function settingsArrived(data: object, now: number, session: Pick<Storage, 'setItem'> | undefined) {
  patch('Settings', { data: { ...data }, lastFetch: now, loading: false })
  if (session) markFetched(session, now)
}

/** A failure only clears loading: the settings of the last fetch stay in use. */
export const settingsFailed = () => patch('Settings', { loading: false })
