import { useState, useSyncExternalStore } from 'react'
import { useText } from '#web/i18n/text.tsx'
import { store } from '#web/state/store.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { readStored, STATES, statusOf } from './registration.ts'

type Fault = import('./subscribe.ts').PushError

interface Props {
  readerId: number
}

/** Enables push on this device; only a press requests the permission. */
export function PushSwitch({ readerId }: Props) {
  const { t } = useText()
  const known = useSyncExternalStore(
    store.subscribe,
    () => standing(readerId),
    () => 'off' as const,
  )
  const [chosen, setChosen] = useState<'on' | 'off' | null>(null)
  const [fault, setError] = useState<Fault | null>(null)
  const [busy, setBusy] = useState(false)
  const isOn = (chosen ?? known) === 'on'
  const shown = fault ?? (known === 'blocked' || known === 'unsupported' ? known : null)
  const change = async (wanted: boolean) => {
    setBusy(true)
    setError(null)
    const { subscribe, unsubscribe, PushFailure } = await import('./subscribe.ts')
    try {
      if (wanted) await subscribe({ readerId })
      else await unsubscribe()
      setChosen(wanted ? 'on' : 'off')
    } catch (error) {
      setError(error instanceof PushFailure ? error.fault : 'subscribe-failed')
    }
    setBusy(false)
  }
  return (
    <div className="grid max-w-measure gap-1 rounded-lg border border-line bg-surface px-4 py-2">
      <Switch
        label={t('notifications.push-switch')}
        checked={isOn}
        disabled={busy || known === 'unsupported'}
        onChange={({ target }) => change(target.checked)}
      />
      <p className="text-sm text-ink-soft">{t('notifications.push-text')}</p>
      <p role="status" className="flex items-start gap-2 text-sm text-warn empty:hidden">
        {shown && (
          <>
            <Icon name="info" size={18} className="mt-0.5" />
            {t(`notifications.push-${shown}`)}
          </>
        )}
      </p>
    </div>
  )
}

function standing(readerId: number): 'on' | 'off' | 'blocked' | 'unsupported' {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || typeof Notification === 'undefined')
    return 'unsupported'
  if (Notification.permission === 'denied') return 'blocked'
  const kept = readStored()
  const isKept = statusOf(kept, readerId, Date.now()) === STATES.registered
  return isKept && store.getState().Settings.fcmToken === kept?.token && Notification.permission === 'granted'
    ? 'on'
    : 'off'
}
