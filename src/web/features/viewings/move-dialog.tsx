import { useState } from 'react'
import type { Viewing } from '#contract/viewings.ts'
import { lazyCall } from '#web/api/lazy-call.ts'
import { useText } from '#web/i18n/text.tsx'
import { FormError } from '#web/parts/form-error.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import type { Choice, Offer } from './offer.ts'
import { SlotPicker } from './slot-picker.tsx'
import { useChange } from './use-change.ts'

interface Props {
  open: boolean
  viewing: Viewing
  onClose: () => void
}

/** Reschedules a viewing; the other participant confirms it. */
export function MoveDialog({ open, viewing, onClose }: Props) {
  const { t } = useText()
  const { run, busy, fault, setError } = useChange()
  // Slots are fetched when the dialog first opens.
  const [offer, setOffer] = useState<Offer | null | undefined>(undefined)
  const [chosen, setChosen] = useState<Choice | null>(null)
  const [reason, setReason] = useState('')
  const move = async () => {
    if (!chosen) return setError(t('viewing.choose-first'))
    const { date, start_time, start_at } = chosen
    const wish = {
      appointment_id: viewing.id,
      status: 'rescheduled' as const,
      date,
      start_time,
      start_at,
      ...(reason && { reason }),
    }
    if (await run(() => lazyCall(import('#contract/viewings.ts'), 'updateViewing', wish), t('viewing.done-move')))
      onClose()
  }
  const load = async () => {
    const input = { property_id: viewing.property_id }
    setOffer(await lazyCall(import('#contract/viewings.ts'), 'getViewingSlots', input).catch(() => null))
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('viewing.move-title')}
      actions={
        <>
          <Button onClick={onClose}>{t('viewing.not-now')}</Button>
          <Button kind="primary" icon="clock" busy={busy} disabled={!offer} onClick={move}>
            {t('viewing.propose')}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <p className="font-semibold">{viewing.property.translated_title}</p>
        <FormError fault={fault} />
        {offer === undefined ? (
          <Button icon="calendar" onClick={load}>
            {t('viewing.show-times')}
          </Button>
        ) : (
          <SlotPicker
            propertyId={viewing.property_id}
            offer={offer}
            onOffer={setOffer}
            chosen={chosen}
            onChoose={setChosen}
          />
        )}
        <Field
          label={t('viewing.move-reason')}
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </div>
    </Dialog>
  )
}
