import { store } from '#web/state/store.ts'
import { needsRenewal, readKept } from './registration.ts'
import { isSupported, renew } from './subscribe.ts'

interface Session {
  readerId: number
  token: string
}

/** Renews the registration of a device whose reader once wanted it: each week, after a new sign-in, and when the browser says so. */
export function keepFresh(session: Session): () => void {
  if (!isSupported() || Notification.permission !== 'granted') return () => {}
  const again = () => void renew(session).catch(() => {})
  const kept = readKept()
  const isOurs = kept?.readerId === session.readerId
  const isKnown = kept?.token != null && store.getState().Settings.fcmToken === kept.token
  if (isOurs && (!isKnown || needsRenewal(kept, session.readerId, kept.token!, Date.now()))) again()
  const onMessage = ({ data, ports }: MessageEvent<{ kind?: string; address?: string } | null>) => {
    if (data?.kind === 'push-subscription-changed' && isOurs) again()
    if (data?.kind !== 'push-open' || !data.address) return
    // Somebody pressed a notification; the worker opens another page unless this one answers.
    ports[0]?.postMessage('goes')
    location.assign(data.address)
  }
  navigator.serviceWorker.addEventListener('message', onMessage)
  return () => navigator.serviceWorker.removeEventListener('message', onMessage)
}
