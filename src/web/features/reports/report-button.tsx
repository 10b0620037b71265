import { lazy, Suspense, useState } from 'react'
import { useText } from '#web/i18n/text.tsx'
import { Button } from '#web/ui/button.tsx'

const ReportDialog = lazy(() => import('./report-dialog.tsx').then((m) => ({ default: m.ReportDialog })))

interface Props {
  home: { id: number; title: string }
  isSignedIn: boolean
  askSignIn: () => void
}

/** The way to say that something is wrong with a home; its dialog comes with the press. */
export function ReportButton({ home, isSignedIn, askSignIn }: Props) {
  const { t } = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button kind="quiet" size="small" icon="flag" onClick={() => (isSignedIn ? setOpen(true) : askSignIn())}>
        {t('listing.report')}
      </Button>
      {isOpen && isSignedIn && (
        <Suspense>
          <ReportDialog home={home} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
