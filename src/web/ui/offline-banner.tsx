import { useText } from '#web/i18n/text.tsx'
import { Icon } from './icon.tsx'

/**
 * A notice while the device is offline. The inline script of the page marks the document, and the style sheet shows the
 * notice, so it appears before the application has started and without it.
 */
export function OfflineBanner({ isAlways = false }: { isAlways?: boolean }) {
  const { t } = useText()
  return (
    <div role="status" className="pointer-events-none fixed inset-x-4 bottom-20 z-40 flex justify-center md:bottom-6">
      <p
        data-always={isAlways || undefined}
        className="offline-notice pointer-events-auto items-center gap-3 rounded-full bg-ink px-5 py-2.5 text-sm text-paper shadow-float"
      >
        <Icon name="wifi-off" size={18} />
        {t('ui.offline')}
      </p>
    </div>
  )
}
