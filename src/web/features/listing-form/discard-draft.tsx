import { useState } from 'react'
import { useText } from '#web/i18n/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { toast } from '#web/ui/toast.ts'

interface Props {
  /** Deletes the draft on the server and on this device; throws on failure. */
  onDiscard: () => Promise<void>
}

/** Deletes the draft after confirmation. */
export function DiscardDraft({ onDiscard }: Props) {
  const { t } = useText()
  const [isAsked, setAsked] = useState(false)
  const [busy, setBusy] = useState(false)
  const discard = async () => {
    setBusy(true)
    try {
      await onDiscard()
    } catch {
      toast(t('form.unreachable'), { kind: 'error' })
      setBusy(false)
    }
  }
  return (
    <>
      <div>
        <Button kind="quiet" size="small" onClick={() => setAsked(true)}>
          {t('listing-form.discard')}
        </Button>
      </div>
      <Dialog
        open={isAsked}
        onClose={() => setAsked(false)}
        title={t('listing-form.discard-title')}
        actions={
          <>
            <Button onClick={() => setAsked(false)}>{t('listing-form.discard-not')}</Button>
            <Button kind="danger" busy={busy} onClick={discard}>
              {t('listing-form.discard')}
            </Button>
          </>
        }
      >
        <p>{t('listing-form.discard-text')}</p>
      </Dialog>
    </>
  )
}
