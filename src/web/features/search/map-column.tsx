import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { useText } from '#web/i18n/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

/** Where the map has room beside the list; the stylesheet says the same. */
const BESIDE = '(min-width: 68.75rem)'
const QUIET_MS = 2000

/** The map's place. Its code comes when there is room for it and the browser has a moment, or when it is asked for. */
export function MapColumn({ children }: { children: ReactNode }) {
  const [isWanted, setWanted] = useState(false)
  useEffect(() => {
    const beside = matchMedia(BESIDE)
    let forget = () => {}
    const look = () => {
      if (beside.matches) forget = whenQuiet(() => setWanted(true))
    }
    look()
    beside.addEventListener('change', look)
    return () => {
      beside.removeEventListener('change', look)
      forget()
    }
  }, [])
  if (!isWanted) return <Waiting onShow={() => setWanted(true)} />
  return <Suspense fallback={<Waiting />}>{children}</Suspense>
}

/** Does something when the browser has a moment; the answer takes it back. */
function whenQuiet(then: () => void): () => void {
  if (typeof requestIdleCallback !== 'undefined') {
    const idle = requestIdleCallback(then, { timeout: QUIET_MS })
    return () => cancelIdleCallback(idle)
  }
  const timer = setTimeout(then, QUIET_MS)
  return () => clearTimeout(timer)
}

function Waiting({ onShow }: { onShow?: () => void }) {
  const { t } = useText()
  return (
    <div className="grid h-full place-content-center justify-items-center gap-4 rounded-lg border border-line bg-surface p-6 text-center">
      <Icon name="map" size={28} className="text-ink-soft" />
      <p className="max-w-measure text-sm text-ink-soft">{t('search.map-soon')}</p>
      <Button icon="map" busy={!onShow} onClick={onShow}>
        {t('map.show')}
      </Button>
    </div>
  )
}
