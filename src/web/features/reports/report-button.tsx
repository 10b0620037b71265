import { lazy, Suspense, useState } from 'react'
import { useText } from '#web/i18n/text.tsx'
import { Button } from '#web/ui/button.tsx'

const ReportDialog = lazy(() => import('./report-dialog.tsx').then((m) => ({ default: m.ReportDialog })))

interface Props {
  home: { id: number; title: string }
  token: string | undefined
  askSignIn: () => void
}

/** The way to say that something is wrong with a home; its dialog comes with the press. */
export function ReportButton({ home, token, askSignIn }: Props) {
  const { t } = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button kind="quiet" size="small" icon="flag" onClick={() => (token ? setOpen(true) : askSignIn())}>
        {t('listing.report')}
      </Button>
      {isOpen && token && (
        <Suspense>
          <ReportDialog home={home} token={token} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
