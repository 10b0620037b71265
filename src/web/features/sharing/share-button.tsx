import { type ComponentType, useState } from 'react'
import { useText } from '#web/i18n/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import type { ShareDialogProps, SharedPage } from './share-dialog.tsx'

/** Opens the share dialog; its code is loaded on demand. */
export function ShareButton(page: SharedPage) {
  const { t } = useText()
  const [Opened, setOpened] = useState<ComponentType<ShareDialogProps> | null>(null)
  const [busy, setBusy] = useState(false)
  const open = async () => {
    setBusy(true)
    try {
      const { ShareDialog } = await import('./share-dialog.tsx')
      setOpened(() => ShareDialog)
    } catch {
      toast(t('share.failed', { url: page.url }), { kind: 'error' })
    }
    setBusy(false)
  }
  return (
    <>
      <Button kind="quiet" size="small" icon="share-2" busy={busy} onClick={open}>
        {t('share.share')}
      </Button>
      {Opened && <Opened {...page} onClose={() => setOpened(null)} />}
    </>
  )
}
