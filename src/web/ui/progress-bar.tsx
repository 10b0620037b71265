import { type CSSProperties, useEffect, useState } from 'react'
import { useNavigation, useRevalidator } from 'react-router'
import { useText } from '#web/i18n/text.tsx'

/** The parameters that every client of this product uses; times in ms, the others as shares of the width. */
export const PROGRESS = { minimum: 0.08, speed: 200, trickleRate: 0.02, trickleSpeed: 800 }

/** How far the bar gets before the page has loaded. */
const MAX_TRICKLED = 0.994

/**
 * The progress bar during a navigation. It follows the router's state, so a navigation that fails, is replaced or is
 * aborted ends it like one that completes.
 */
export function ProgressBar() {
  const { t } = useText()
  const navigating = useNavigation().state !== 'idle'
  const revalidating = useRevalidator().state !== 'idle'
  const share = useShare(navigating || revalidating)
  if (share === null) return null
  return (
    <div
      id="progress-bar"
      role="progressbar"
      aria-label={t('ui.loading')}
      aria-valuemin={0}
      aria-valuemax={1}
      data-done={share === 1 || undefined}
      style={{ scale: `${share} 1`, '--progress-speed': `${PROGRESS.speed}ms` } as CSSProperties}
    />
  )
}

/** The shown share of a navigation, or null without a bar: it grows slowly, is filled at the end, then fades. */
function useShare(busy: boolean): number | null {
  const [share, setShare] = useState<number | null>(null)
  useEffect(() => {
    if (!busy) return
    setShare(PROGRESS.minimum)
    const timer = setInterval(() => setShare((now) => trickled(now ?? PROGRESS.minimum)), PROGRESS.trickleSpeed)
    return () => {
      clearInterval(timer)
      setShare(1)
    }
  }, [busy])
  useEffect(() => {
    if (share !== 1) return
    const timer = setTimeout(() => setShare(null), 2 * PROGRESS.speed)
    return () => clearTimeout(timer)
  }, [share])
  return share
}

/** The next share of a navigation that is still running. */
export const trickled = (share: number): number => Math.min(MAX_TRICKLED, share + Math.random() * PROGRESS.trickleRate)
