import { lazy, Suspense, useState } from 'react'
import { useText } from '#web/i18n/text.tsx'
import { opens } from '#web/parts/action-form.tsx'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Pending } from '#web/ui/pending-status.tsx'

const ReportDialog = lazy(() => import('./report-dialog.tsx').then((m) => ({ default: m.ReportDialog })))

interface Props {
  home: { id: number; slug_id: string; title: string }
  isSignedIn: boolean
  askSignIn: () => void
}

/** Reports a listing; its dialog is loaded on press. */
export function ReportButton({ home, isSignedIn, askSignIn }: Props) {
  const { t } = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        {...opens(paths.reportForm(home.slug_id))}
        kind="quiet"
        size="small"
        icon="flag"
        onClick={(event) => {
          event.preventDefault()
          if (isSignedIn) setOpen(true)
          else askSignIn()
        }}
      >
        {t('listing.report')}
      </Button>
      {isOpen && isSignedIn && (
        <Suspense fallback={<Pending />}>
          <ReportDialog home={home} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
