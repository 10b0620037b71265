import { useText } from '#web/i18n/text.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { DraftView } from './draft-keeper.ts'

/** The save status; changes are announced politely. */
export function SaveStatus({ view: { state, savedAt, message } }: { view: DraftView }) {
  const { t, language } = useText()
  const time = savedAt?.toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit' }) ?? ''
  return (
    <p role="status" className="flex min-h-6 items-center gap-2 text-sm text-ink-soft">
      {state === 'saving' && t('listing-form.saving')}
      {state === 'saved' && savedAt && (
        <>
          <Icon name="circle-check" size={16} className="text-good" />
          <span suppressHydrationWarning>{t('listing-form.saved', { time })}</span>
        </>
      )}
      {state === 'offline' && (
        <>
          <Icon name="wifi-off" size={16} className="shrink-0 text-warn" />
          {t('listing-form.kept-here')}
        </>
      )}
      {state === 'failed' && (
        <>
          <Icon name="triangle-exclamation-point" size={16} className="shrink-0 text-bad" />
          {message || t('listing-form.not-saved')}
        </>
      )}
    </p>
  )
}
