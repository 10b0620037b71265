import { useState } from 'react'
import { useText } from '#web/i18n/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

interface Props {
  open: boolean
  title: string
  text: string
  confirm: string
  onClose: () => void
  onConfirm: () => Promise<void>
}

/** Asks for confirmation before an action that cannot simply be undone. */
export function ConfirmDialog({ open, title, text, confirm, onClose, onConfirm }: Props) {
  const { t } = useText()
  const [busy, setBusy] = useState(false)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button onClick={onClose}>{t('chat.cancel')}</Button>
          <Button
            kind="danger"
            busy={busy}
            onClick={async () => {
              setBusy(true)
              await onConfirm()
              setBusy(false)
            }}
          >
            {confirm}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  )
}
