import { localPath } from '#domain/local-path.ts'
import { store } from '#web/state/store.ts'
import { needsRenewal, readStored, STATES, statusOf } from './registration.ts'
import { isSupported, renew } from './subscribe.ts'

interface Session {
  readerId: number
}

/**
 * Renews the registration of a device whose user enabled push: at a visit after a week, after a new sign-in, and when
 * the browser changes its subscription.
 */
export function refreshSubscription(session: Session): () => void {
  if (!isSupported() || Notification.permission !== 'granted') return () => {}
  const again = () => void renew(session).catch(() => {})
  const renewIfDue = () => {
    if (document.visibilityState === 'visible' && isDue(session.readerId, Date.now())) again()
  }
  renewIfDue()
  const onMessage = ({ data, ports }: MessageEvent<{ kind?: string; address?: string } | null>) => {
    if (data?.kind === 'push-subscription-changed' && readStored()?.readerId === session.readerId) again()
    if (data?.kind !== 'push-open' || !data.address) return
    // A notification was pressed; the service worker opens another page unless this one answers.
    ports[0]?.postMessage('goes')
    location.assign(pathOnSite(data.address))
  }
  navigator.serviceWorker.addEventListener('message', onMessage)
  // A tab may stay open for longer than a week; returning to it counts as a visit.
  document.addEventListener('visibilitychange', renewIfDue)
  return () => {
    navigator.serviceWorker.removeEventListener('message', onMessage)
    document.removeEventListener('visibilitychange', renewIfDue)
  }
}

/** The service worker sends a whole URL of this site; any other one leads to the home page. */
function pathOnSite(address: string): string {
  const url = URL.canParse(address, location.origin) ? new URL(address, location.origin) : null
  return url?.origin === location.origin ? localPath(url.pathname + url.search + url.hash) : '/'
}

/** Whether this user's device has to be registered again; not while another tab does it. */
function isDue(readerId: number, now: number): boolean {
  const kept = readStored()
  if (kept?.readerId !== readerId || statusOf(kept, readerId, now) === STATES.underway) return false
  const isKnown = kept.token !== null && store.getState().Settings.fcmToken === kept.token
  return !isKnown || needsRenewal(kept, readerId, kept.token!, now)
}
