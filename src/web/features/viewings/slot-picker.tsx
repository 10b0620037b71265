import { useState } from 'react'
import { lazyCall } from '#web/api/lazy-call.ts'
import { useText } from '#web/i18n/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import type { Choice, Offer } from './offer.ts'
import { SlotSkeleton } from './slot-skeleton.tsx'
import { useTimes } from './use-times.ts'

interface Props {
  propertyId: number
  /** The first days; null when loading failed. */
  offer: Offer | null
  onOffer: (offer: Offer | null) => void
  chosen: Choice | null
  onChoose: (choice: Choice | null) => void
}

/** The free slots of a listing, two weeks at a time, as buttons by day. */
export function SlotPicker({ propertyId, offer, onOffer, chosen, onChoose }: Props) {
  const { t } = useText()
  const [isLoading, setLoading] = useState(false)
  const load = async (from?: string) => {
    setLoading(true)
    onChoose(null)
    try {
      onOffer(await lazyCall(import('#contract/viewings.ts'), 'getViewingSlots', { property_id: propertyId, from }))
    } catch {
      onOffer(null)
    }
    setLoading(false)
  }
  if (isLoading) return <SlotSkeleton />
  if (!offer) return <ErrorState message={t('viewing.unreachable')} onRetry={() => load()} />
  return <Fortnight offer={offer} chosen={chosen} onChoose={onChoose} onLoad={load} />
}

const LENGTH = 14

function Fortnight({
  offer,
  chosen,
  onChoose,
  onLoad,
}: Pick<Props, 'chosen' | 'onChoose'> & { offer: Offer; onLoad: (from: string) => void }) {
  const { t } = useText()
  const times = useTimes(offer.timezone)
  const first = offer.days[0]!.date
  const free = offer.days.filter(({ slots }) => slots.length > 0)
  return (
    <div className="grid gap-5">
      <p className="text-sm text-ink-soft">{t('viewing.clock', { place: times.place, minutes: offer.minutes })}</p>
      {free.length === 0 && (
        <EmptyState drawing="search" title={t('viewing.none-title')} text={t('viewing.none-text')} />
      )}
      {free.map(({ date, slots }) => (
        <fieldset key={date} className="grid gap-2">
          <legend className="text-sm font-semibold">{times.day(slots[0]!.start_at)}</legend>
          <div className="flex flex-wrap gap-2">
            {slots.map((slot) => (
              <button
                key={slot.start_at}
                type="button"
                aria-pressed={chosen?.start_at === slot.start_at}
                onClick={() => onChoose({ ...slot, date })}
                className="figures min-h-11 min-w-19 rounded-md border border-edge bg-surface px-3 text-sm font-medium transition-colors duration-150 hover:border-ink aria-pressed:border-brand aria-pressed:bg-brand aria-pressed:text-on-brand"
              >
                {times.time(slot.start_at)}
              </button>
            ))}
          </div>
        </fieldset>
      ))}
      <div className="flex flex-wrap justify-between gap-2">
        <Button
          size="small"
          icon="chevron-left"
          mirrored
          disabled={first <= today(offer.timezone)}
          onClick={() => onLoad(moved(first, -LENGTH))}
        >
          {t('viewing.earlier')}
        </Button>
        <Button size="small" icon="chevron-right" mirrored onClick={() => onLoad(moved(first, LENGTH))}>
          {t('viewing.later')}
        </Button>
      </div>
    </div>
  )
}

const moved = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

/** As `2026-06-20`, in the local time of the property. */
const today = (zone: string) => new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(new Date())
