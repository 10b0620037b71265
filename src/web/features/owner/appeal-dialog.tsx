import { type FormEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { OwnListing } from '#contract/owner.ts'
import type { ListingKind } from '#domain/listing-draft.ts'
import { CallFailure } from '#web/api/call.ts'
import { useText } from '#web/i18n/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { toast } from '#web/ui/toast.ts'

interface Props {
  kind: ListingKind
  /** Null keeps it closed. */
  listing: Pick<OwnListing, 'id' | 'title' | 'reason'> | null
  onClose: () => void
}

const LONGEST = 1000

/** Lets an owner appeal a rejection; staff review it again. */
export function AppealDialog({ kind, listing, onClose }: Props) {
  const { t } = useText()
  const { revalidate } = useRevalidator()
  const [isBusy, setBusy] = useState(false)
  const [fault, setError] = useState('')
  const close = () => {
    setError('')
    onClose()
  }
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const words = String(new FormData(event.currentTarget).get('message')).trim()
    if (words === '') return setError(t('owner.appeal-missing'))
    setBusy(true)
    try {
      const { appeal } = await import('./calls.ts')
      await appeal(kind, listing!.id, words)
      toast(t('owner.appeal-done'), { kind: 'success' })
      close()
      await revalidate()
    } catch (error) {
      setError((error instanceof CallFailure && error.body?.message) || t('owner.unreachable'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog open={listing !== null} onClose={close} title={t('owner.appeal-title')}>
      <form method="post" onSubmit={send} className="grid gap-4">
        <p className="font-semibold">{listing?.title}</p>
        {listing?.reason && <p className="text-sm">{t('owner.reason', { reason: listing.reason })}</p>}
        <p className="text-sm text-ink-soft">{t('owner.appeal-text')}</p>
        <Field label={t('owner.appeal-words')} error={fault || undefined} required>
          {(control) => <TextArea {...control} name="message" maxLength={LONGEST} rows={5} />}
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" kind="primary" busy={isBusy}>
            {t('owner.appeal-send')}
          </Button>
          <Button onClick={close}>{t('owner.later')}</Button>
        </div>
      </form>
    </Dialog>
  )
}
