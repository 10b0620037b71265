import { type ComponentType, type MouseEvent, useState } from 'react'
import { useText } from '#web/i18n/text.tsx'
import { opens } from '#web/parts/action-form.tsx'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'

interface Home {
  id: number
  slug_id: string
  title: string
}

/** Opens the enquiry form for visitors without an account; the form is loaded on demand. */
export function EnquiryButton({ home, label }: { home: Home; label: string }) {
  const { t } = useText()
  const [Opened, setOpened] = useState<ComponentType<{ home: Home; onClose: () => void }> | null>(null)
  const [busy, setBusy] = useState(false)
  const open = async (event: MouseEvent) => {
    event.preventDefault()
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
      <Button
        {...opens(paths.enquiry(home.slug_id))}
        wide
        kind="primary"
        icon="message-circle"
        busy={busy}
        aria-haspopup="dialog"
        onClick={open}
      >
        {label}
      </Button>
      {Opened && <Opened home={home} onClose={() => setOpened(null)} />}
    </>
  )
}
