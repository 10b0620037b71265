import { useState } from 'react'
import type { Viewing } from '#contract/viewings.ts'
import type { MeetingType } from '#domain/viewing-status.ts'
import { CallFailure } from '#web/api/call.ts'
import { lazyCall } from '#web/api/lazy-call.ts'
import { useText } from '#web/i18n/text.tsx'
import { FormError } from '#web/parts/form-error.tsx'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import type { Choice, Offer } from './offer.ts'
import { SlotPicker } from './slot-picker.tsx'
import { useTimes } from './use-times.ts'
import '#web/i18n/properties/pack.ts'
import '#web/i18n/viewings/pack.ts'

interface Props {
  home: { id: number; title: string }
  isSignedIn: boolean
  askSignIn: () => void
  /** The first days; null when loading failed. */
  first: Offer | null
  onClose: () => void
}

/** Choose a slot, add a note, and request the viewing. */
export function BookingDialog({ home, isSignedIn, askSignIn, first, onClose }: Props) {
  const { t } = useText()
  const [offer, setOffer] = useState(first)
  const [chosen, setChosen] = useState<Choice | null>(null)
  const [type, setType] = useState<MeetingType>(first?.meeting_types[0] ?? 'in_person')
  const [notes, setNotes] = useState('')
  const [fault, setError] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [booked, setBooked] = useState<Viewing | null>(null)
  const send = async () => {
    if (!chosen) return setError(t('viewing.choose-first'))
    if (!isSignedIn) return askSignIn()
    setBusy(true)
    setError(null)
    try {
      const { date, start_time, start_at } = chosen
      setBooked(
        await lazyCall(import('#contract/viewings.ts'), 'requestViewing', {
          property_id: home.id,
          meeting_type: type,
          date,
          start_time,
          start_at,
          ...(notes && { notes }),
        }),
      )
    } catch (error) {
      if (error instanceof CallFailure && error.status === 401) askSignIn()
      else
        setError(
          error instanceof CallFailure ? (error.body?.message ?? t('viewing.unreachable')) : t('viewing.unreachable'),
        )
      if (error instanceof CallFailure && error.body?.key === 'slotTaken') await reload()
    }
    setBusy(false)
  }
  /** The slot was just taken: the remaining ones are shown. */
  const reload = async () => {
    setChosen(null)
    const input = { property_id: home.id, from: offer?.days[0]?.date }
    setOffer(await lazyCall(import('#contract/viewings.ts'), 'getViewingSlots', input).catch(() => null))
  }
  if (booked) return <Booked viewing={booked} onClose={onClose} />
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('viewing.book')}
      actions={
        <>
          <Button onClick={onClose}>{t('viewing.not-now')}</Button>
          <Button kind="primary" icon="calendar" busy={busy} disabled={!offer} onClick={send}>
            {t(offer?.is_confirmed_at_once ? 'viewing.send-now' : 'viewing.send')}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <p className="font-semibold">
          <bdi>{home.title}</bdi>
        </p>
        <FormError fault={fault} />
        <SlotPicker propertyId={home.id} offer={offer} onOffer={setOffer} chosen={chosen} onChoose={setChosen} />
        {offer && offer.meeting_types.length > 1 && (
          <Field label={t('viewing.type')}>
            {(control) => (
              <Select
                {...control}
                value={type}
                onChange={(event) => setType(event.target.value as MeetingType)}
                options={offer.meeting_types.map((value) => ({ value, label: t(`viewing.type-${value}`) }))}
              />
            )}
          </Field>
        )}
        <Field label={t('viewing.notes')} help={t('viewing.notes-help')}>
          {(control) => (
            <TextArea
              {...control}
              rows={2}
              maxLength={1000}
              value={notes}
              onChange={(event) => setNotes(event.target.value)}
            />
          )}
        </Field>
        {!isSignedIn && <p className="text-sm text-ink-soft">{t('viewing.needs-account')}</p>}
      </div>
    </Dialog>
  )
}

function Booked({ viewing, onClose }: { viewing: Viewing; onClose: () => void }) {
  const { t } = useText()
  const times = useTimes(viewing.timezone)
  const isConfirmed = viewing.status === 'confirmed'
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(isConfirmed ? 'viewing.booked-title' : 'viewing.asked-title')}
      actions={
        <>
          <Button onClick={onClose}>{t('viewing.close')}</Button>
          <LinkButton kind="primary" to={paths.viewings()}>
            {t('viewing.to-list')}
          </LinkButton>
        </>
      }
    >
      <div role="status" className="grid gap-3">
        <p className="text-lg font-semibold">
          {times.day(viewing.start_at)}, {times.time(viewing.start_at)}
        </p>
        <p className="text-ink-soft">{t(isConfirmed ? 'viewing.booked-text' : 'viewing.asked-text')}</p>
        <p>
          <a href={paths.viewingCalendar(viewing.id)} data-reload className="text-link">
            {t('viewing.to-calendar')}
          </a>
        </p>
      </div>
    </Dialog>
  )
}
