import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useText } from '#web/i18n/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { toast } from '#web/ui/toast.ts'

/** Stops a promotion; asks for confirmation, because the credit of a running one is not refunded. */
export function RemovePromotion({ id, title }: { id: number; title: string }) {
  const { t } = useText()
  const { revalidate } = useRevalidator()
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const remove = async () => {
    setBusy(true)
    try {
      const { endPromotion } = await import('./calls.ts')
      await endPromotion(id, t('owner.unreachable'))
      toast(t('owner.advert-removed'), { kind: 'success' })
      await revalidate()
    } catch {
      // The call has already shown the error.
    } finally {
      setBusy(false)
      setOpen(false)
    }
  }
  return (
    <>
      <Button size="small" aria-label={t('owner.advert-remove-named', { title })} onClick={() => setOpen(true)}>
        {t('owner.advert-remove')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('owner.advert-remove-title')}
        actions={
          <>
            <Button onClick={() => setOpen(false)}>{t('owner.keep')}</Button>
            <Button kind="danger" busy={isBusy} onClick={remove}>
              {t('owner.advert-remove')}
            </Button>
          </>
        }
      >
        <div className="grid gap-3">
          <p className="font-semibold">
            <bdi>{title}</bdi>
          </p>
          <p className="text-sm text-ink-soft">{t('owner.advert-remove-text')}</p>
        </div>
      </Dialog>
    </>
  )
}
