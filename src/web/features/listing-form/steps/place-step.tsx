import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { ChosenPlace } from '#contract/page.ts'
import { useText } from '#web/i18n/text.tsx'
import { LOCATION_DETAILS } from '#web/parts/detail-fields.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { toast } from '#web/ui/toast.ts'
import { DetailField } from '../detail-field.tsx'
import { type Point, useWizard } from '../wizard-context.ts'

const PlaceMap = lazy(() => import('../place-map.tsx').then((m) => ({ default: m.PlaceMap })))

const WORDS = ['city', 'state', 'country'] as const
const PAUSE_MS = 500

/** The location: found by name, by the pin on the map, or entered by hand. */
export function PlaceStep() {
  const { t } = useText()
  const { kind, draft, set, fault, hasState, placeSearch, whereAmI, positionError } = useWizard()
  const { offer, takeOffer, moveTo } = useMovedPin()
  const choose = ({ city, state, country, latitude, longitude }: ChosenPlace) =>
    set({ city, state, country, latitude, longitude })
  const findMe = async () => {
    try {
      moveTo(await whereAmI())
    } catch (error) {
      toast(t(positionError(error)), { kind: 'error' })
    }
  }
  return (
    <div className="grid gap-5">
      <div className="grid gap-1.5">
        <p className="text-sm font-semibold">{t('listing-form.find-place')}</p>
        <div className="flex flex-wrap items-center gap-2">
          <div className="flex min-w-64 grow rounded-md border border-edge bg-surface px-3.5">
            {placeSearch(choose)}
          </div>
          <Button icon="locate-fixed" onClick={findMe}>
            {t('listing-form.here')}
          </Button>
        </div>
      </div>
      <div className="grid gap-2">
        <Suspense fallback={<div className="h-72 rounded-lg border border-line bg-surface" />}>
          <PlaceMap onMove={moveTo} />
        </Suspense>
        <p className="text-xs text-ink-soft">{t('listing-form.map-help')}</p>
        {offer && (
          <p role="status" className="flex flex-wrap items-center gap-3 text-sm">
            {t('listing-form.pin-is-in', { place: offer.formatted_address })}
            <Button size="small" onClick={takeOffer}>
              {t('listing-form.use-place')}
            </Button>
          </p>
        )}
      </div>
      <Field
        label={t('listing-form.address')}
        name="address"
        value={draft.address}
        maxLength={500}
        autoComplete="off"
        error={fault('address')}
        onChange={(event) => set({ address: event.target.value })}
        required
      />
      <div className="grid gap-5 sm:grid-cols-3">
        {WORDS.map((word) => (
          <Field
            key={word}
            label={t(`listing-form.${word}`)}
            name={word}
            value={draft[word]}
            maxLength={120}
            autoComplete="off"
            error={fault(word)}
            onChange={(event) => set({ [word]: event.target.value })}
            required={word !== 'state' || hasState}
          />
        ))}
      </div>
      {kind === 'property' && (
        <div className="grid gap-5 sm:grid-cols-2">
          {LOCATION_DETAILS.map((name) => (
            <DetailField key={name} name={name} />
          ))}
        </div>
      )}
      {kind === 'property' && (
        <Field
          label={`${t('listing-form.client-address')} ${t('form.optional')}`}
          name="client_address"
          value={draft.client_address}
          maxLength={500}
          autoComplete="off"
          help={t('listing-form.client-address-help')}
          onChange={(event) => set({ client_address: event.target.value })}
        />
      )}
    </div>
  )
}

/** A moved pin is geocoded: empty fields are filled in, others only after confirmation. */
function useMovedPin() {
  const { draft, set, placeAt } = useWizard()
  const [offer, setOffer] = useState<ChosenPlace | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const latest = useRef(draft)
  latest.current = draft
  const moveTo = (point: Point) => {
    set(rounded(point))
    setOffer(null)
    clearTimeout(timer.current)
    timer.current = setTimeout(async () => {
      const place = await placeAt(point).catch(() => null)
      if (!place) return
      const { city, state, country } = latest.current
      const isBlank = !city && !state && !country
      if (isBlank) set({ city: place.city, state: place.state, country: place.country })
      else if (place.city !== city || place.country !== country) setOffer(place)
    }, PAUSE_MS)
  }
  const takeOffer = () => {
    if (offer) set({ city: offer.city, state: offer.state, country: offer.country })
    setOffer(null)
  }
  return { offer, takeOffer, moveTo }
}

/** A precision of a tenth of a metre is enough. */
const rounded = ({ latitude, longitude }: Point): Point => ({
  latitude: Number(latitude.toFixed(6)),
  longitude: Number(longitude.toFixed(6)),
})
