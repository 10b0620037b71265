import { useText } from '#web/i18n/text.tsx'
import type { MapState } from '#web/parts/map/use-map.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

/** The placeholder of the map until its code and its base layer have loaded. */
export function MapWaiting({ state, onRetry }: { state: MapState; onRetry: () => void }) {
  const { t } = useText()
  return (
    <div className="absolute inset-0 z-10 grid place-content-center justify-items-center gap-3 bg-surface p-6 text-center text-sm">
      {state === 'failed' ? (
        <>
          <Icon name="map" size={28} />
          <p role="status">{t('map.failed')}</p>
          <Button icon="refresh-cw" onClick={onRetry}>
            {t('map.retry')}
          </Button>
        </>
      ) : (
        <p role="status" className="flex items-center gap-3 text-ink-soft">
          <Spinner />
          {t('ui.loading')}
        </p>
      )}
    </div>
  )
}
