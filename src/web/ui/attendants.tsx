import { OfflineBanner } from './offline-banner.tsx'
import { ProgressBar } from './progress-bar.tsx'
import { SoftLinks } from './soft-links.tsx'
import { ToastRegion } from './toast-region.tsx'

/** What waits on every page: the progress bar, toasts, the offline notice and soft links. */
export function Attendants() {
  return (
    <>
      <ProgressBar />
      <SoftLinks />
      <OfflineBanner />
      <ToastRegion />
    </>
  )
}
