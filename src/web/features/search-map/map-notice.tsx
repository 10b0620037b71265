import { useText } from '#web/i18n/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import type { Trouble } from './use-map-results.ts'

interface Props {
  trouble: Trouble | null
  isEmpty: boolean
  onRetry: () => void
  onZoomOut: () => void
  signInHref: string
}

/** Why the map shows no homes, or outdated ones, and the next step. */
export function MapNotice({ trouble, isEmpty, onRetry, onZoomOut, signInHref }: Props) {
  const { t } = useText()
  if (trouble === 'wall') {
    return (
      <div className="absolute inset-0 z-20 grid place-content-center justify-items-center gap-3 bg-surface/90 p-6 text-center">
        <Icon name="lock" size={28} />
        <h2 className="text-lg">{t('map.wall')}</h2>
        <p className="max-w-sm text-sm text-ink-soft">{t('map.wall-text')}</p>
        <LinkButton kind="primary" to={signInHref}>
          {t('map.wall-sign-in')}
        </LinkButton>
      </div>
    )
  }
  if (!trouble && !isEmpty) return null
  return (
    <div
      role={trouble === 'failed' ? 'alert' : 'status'}
      className="absolute inset-x-3 bottom-8 z-10 mx-auto flex w-fit max-w-full flex-wrap items-center justify-center gap-x-4 gap-y-2 rounded-lg bg-surface px-5 py-3 text-sm shadow-float"
    >
      {trouble === 'failed' && (
        <>
          <p>{t('map.error')}</p>
          <Button size="small" icon="refresh-cw" onClick={onRetry}>
            {t('map.retry')}
          </Button>
        </>
      )}
      {trouble === 'offline' && (
        <p className="flex items-center gap-2">
          <Icon name="wifi-off" size={18} />
          {t('map.offline')}
        </p>
      )}
      {!trouble && (
        <>
          <p>
            <strong>{t('map.none')}</strong>
            <span className="block text-ink-soft">{t('map.none-text')}</span>
          </p>
          <Button size="small" icon="zoom-out" onClick={onZoomOut}>
            {t('map.zoom-out')}
          </Button>
        </>
      )}
    </div>
  )
}
