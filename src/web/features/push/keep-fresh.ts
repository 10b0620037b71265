import { store } from '#web/state/store.ts'
import { needsRenewal, readKept, STATES, statusOf } from './registration.ts'
import { isSupported, renew } from './subscribe.ts'

interface Session {
  readerId: number
}

/** Renews the registration of a device whose reader once wanted it: at each visit when a week has passed, after a new sign-in, and when the browser says so. */
export function keepFresh(session: Session): () => void {
  if (!isSupported() || Notification.permission !== 'granted') return () => {}
  const again = () => void renew(session).catch(() => {})
  const renewIfDue = () => {
    if (document.visibilityState === 'visible' && isDue(session.readerId, Date.now())) again()
  }
  renewIfDue()
  const onMessage = ({ data, ports }: MessageEvent<{ kind?: string; address?: string } | null>) => {
    if (data?.kind === 'push-subscription-changed' && readKept()?.readerId === session.readerId) again()
    if (data?.kind !== 'push-open' || !data.address) return
    // Somebody pressed a notification; the worker opens another page unless this one answers.
    ports[0]?.postMessage('goes')
    location.assign(data.address)
  }
  navigator.serviceWorker.addEventListener('message', onMessage)
  // A tab may stay open for longer than a week; coming back to it is a visit too.
  document.addEventListener('visibilitychange', renewIfDue)
  return () => {
    navigator.serviceWorker.removeEventListener('message', onMessage)
    document.removeEventListener('visibilitychange', renewIfDue)
  }
}

/** Whether this reader's device has to be registered again; not while another tab does it. */
function isDue(readerId: number, now: number): boolean {
  const kept = readKept()
  if (kept?.readerId !== readerId || statusOf(kept, readerId, now) === STATES.underway) return false
  const isKnown = kept.token !== null && store.getState().Settings.fcmToken === kept.token
  return !isKnown || needsRenewal(kept, readerId, kept.token!, now)
}
