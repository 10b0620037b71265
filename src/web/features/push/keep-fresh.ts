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
  const onMessage = ({ data }: MessageEvent<{ kind?: string } | null>) => {
    if (data?.kind === 'push-subscription-changed' && isOurs) again()
  }
  navigator.serviceWorker.addEventListener('message', onMessage)
  return () => navigator.serviceWorker.removeEventListener('message', onMessage)
}
