import { useSyncExternalStore } from 'react'
import { useText } from '#web/i18n/text.tsx'
import { Icon } from './icon.tsx'

/** Tells, for as long as it lasts, that the device has no connection. */
export function OfflineBanner() {
  const offline = useSyncExternalStore(
    listen,
    () => !navigator.onLine,
    () => false,
  )
  return <OfflineNotice shown={offline} />
}

/** The notice itself; the live region is always there so that its coming is announced. */
export function OfflineNotice({ shown }: { shown: boolean }) {
  const { t } = useText()
  return (
    <div role="status" className="pointer-events-none fixed inset-x-4 bottom-20 z-40 flex justify-center md:bottom-6">
      {shown && (
        <p className="pointer-events-auto flex items-center gap-3 rounded-full bg-ink px-5 py-2.5 text-sm text-paper shadow-float">
          <Icon name="wifi-off" size={18} />
          {t('ui.offline')}
        </p>
      )}
    </div>
  )
}

function listen(changed: () => void): () => void {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}
