import { lazy, Suspense, useState } from 'react'
import type { ChosenPlace } from '#contract/page.ts'
import { type DistanceUnit, fromKm } from '#domain/distance.ts'
import { useText } from '#web/i18n/text.tsx'
import { currentPosition, LocationError } from '#web/parts/current-position.ts'
import type { MapTiles } from '#web/parts/map/map-types.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { RangeSlider } from '#web/ui/range-slider.tsx'
import { PlaceBox } from './place-box.tsx'
import { RecentList } from './recent-list.tsx'
import { clearPlace, rememberPlace, rememberText } from './save-place.ts'
import { placeAround, placeOfSuggestion, placeTyped } from './suggest.ts'
import '#web/i18n/places/pack.ts'

const LocationMap = lazy(() => import('./location-map.tsx').then((m) => ({ default: m.LocationMap })))

interface Props {
  open: boolean
  onClose: () => void
  place: ChosenPlace | null
  radius: { least: number; most: number }
  unit: DistanceUnit
  tiles: MapTiles
  /** Called when a location was chosen or cleared; an unknown place is passed as text. */
  onSettle: (unknown?: string) => void
}

const FIRST_RADIUS_KM = 25

/** The location dialog: a typed place, one from the map, a recent one or the visitor's own, and a radius. */
export function LocationDialog({ open, onClose, place, radius, unit, tiles, onSettle }: Props) {
  const { t } = useText()
  const [chosen, setChosen] = useState(place)
  const [typed, setTyped] = useState('')
  const [isMapOpen, setMapOpen] = useState(false)
  const [kilometres, setKilometres] = useState(place?.radius ?? Math.min(FIRST_RADIUS_KM, radius.most))
  const [busy, setBusy] = useState(false)
  const [fault, setError] = useState<string | null>(null)

  const look = async (find: () => Promise<ChosenPlace | null>) => {
    setBusy(true)
    setError(null)
    setTyped('')
    try {
      const found = await find()
      if (found) setChosen(found)
      else setError(t('location.unknown'))
    } catch (error) {
      setError(t(error instanceof LocationError ? error.key : 'location.fetch'))
    } finally {
      setBusy(false)
    }
  }
  const show = async () => {
    const text = typed.trim()
    setBusy(true)
    const found = text ? await placeTyped(text).catch(() => null) : chosen
    setBusy(false)
    if (found) rememberPlace({ ...found, radius: kilometres })
    else rememberText(text)
    onSettle(found ? undefined : text)
  }
  const clear = () => {
    clearPlace()
    onSettle()
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('location.title')}
      actions={
        <>
          {place && <Button onClick={clear}>{t('location.clear')}</Button>}
          <Button kind="primary" disabled={!chosen && !typed.trim()} busy={busy} onClick={show}>
            {t('location.show')}
          </Button>
        </>
      }
    >
      <div className="grid gap-6">
        <div className="flex items-center gap-3 rounded-md border border-edge px-4 focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-brand">
          <Icon name="search" className="shrink-0 text-ink-soft" />
          <PlaceBox
            label={t('place.label')}
            placeholder={t('place.placeholder')}
            initial={place?.formatted_address ?? ''}
            onType={setTyped}
            onPick={(suggestion) => look(() => placeOfSuggestion(suggestion.id))}
          />
        </div>
        <div className="flex flex-wrap gap-2">
          <Button
            icon="locate-fixed"
            busy={busy}
            onClick={() => look(async () => placeAround(await currentPosition(navigator.geolocation)))}
          >
            {t('location.mine')}
          </Button>
          <Button icon="map" aria-expanded={isMapOpen} onClick={() => setMapOpen(!isMapOpen)}>
            {t('location.pick')}
          </Button>
        </div>
        {isMapOpen && (
          <Suspense fallback={<div className="h-64 rounded-lg border border-line" />}>
            <LocationMap
              tiles={tiles}
              place={chosen}
              radiusKm={kilometres}
              onPick={(point) => look(() => placeAround(point))}
            />
          </Suspense>
        )}
        <RecentList onPick={(recent) => look(async () => recent)} />
        <p role="status" className="text-sm empty:hidden">
          {chosen && !typed.trim() ? t('location.chosen', { place: chosen.formatted_address }) : ''}
        </p>
        {fault && (
          <p role="alert" className="text-sm text-bad">
            {fault}
          </p>
        )}
        <RangeSlider
          label={t('location.radius')}
          min={radius.least}
          max={radius.most}
          value={[kilometres]}
          onChange={([next]) => next !== undefined && setKilometres(next)}
          format={(value) => t(`distance.${unit}`, { distance: Math.round(fromKm(value, unit)) })}
          thumbs={[t('location.radius')]}
        />
      </div>
    </Dialog>
  )
}
