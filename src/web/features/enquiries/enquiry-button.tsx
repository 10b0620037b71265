import { type ComponentType, useState } from 'react'
import { useText } from '#web/i18n/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'

interface Home {
  id: number
  title: string
}

/** The way to ask without an account; the form comes when it is asked for. */
export function EnquiryButton({ home }: { home: Home }) {
  const { t } = useText()
  const [Opened, setOpened] = useState<ComponentType<{ home: Home; onClose: () => void }> | null>(null)
  const [busy, setBusy] = useState(false)
  const open = async () => {
    setBusy(true)
    try {
      const { EnquiryDialog } = await import('./enquiry-dialog.tsx')
      setOpened(() => EnquiryDialog)
    } catch {
      toast(t('viewing.unreachable'), { kind: 'error' })
    }
    setBusy(false)
  }
  return (
    <>
      <Button wide kind="quiet" icon="mail" busy={busy} aria-haspopup="dialog" onClick={open}>
        {t('enquiry.open')}
      </Button>
      {Opened && <Opened home={home} onClose={() => setOpened(null)} />}
    </>
  )
}
