import { useText } from '#web/i18n/text.tsx'
import { Button } from './button.tsx'
import { Drawing } from './drawings.tsx'

/** Error state in place of content that failed to load, with a retry. */
export function ErrorState({ message, onRetry }: { message?: string; onRetry: () => void }) {
  const { t } = useText()
  return (
    <div role="alert" className="mx-auto grid max-w-md justify-items-center gap-3 px-4 py-12 text-center">
      <Drawing name="broken" />
      <h2 className="text-lg">{t('error.title')}</h2>
      <p className="text-sm text-ink-soft">{message ?? t('error.text')}</p>
      <Button icon="refresh-cw" onClick={onRetry}>
        {t('error.retry')}
      </Button>
    </div>
  )
}
