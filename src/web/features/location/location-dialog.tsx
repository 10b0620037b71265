import { useState } from 'react'
import type { ChosenPlace } from '#contract/page.ts'
import { useText } from '#web/i18n/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { RangeSlider } from '#web/ui/range-slider.tsx'
import { currentPosition, LocationFault } from './detect.ts'
import { PlaceBox } from './place-box.tsx'
import { placeAround, placeOfSuggestion } from './suggest.ts'
import '#web/i18n/place/pack.ts'

interface Props {
  open: boolean
  onClose: () => void
  place: ChosenPlace | null
  radius: { least: number; most: number }
  onChoose: (place: ChosenPlace) => void
  onClear: () => void
}

const FIRST_RADIUS_KM = 25

/** Where to look: a typed place or the visitor's own, and how far around it. */
export function LocationDialog({ open, onClose, place, radius, onChoose, onClear }: Props) {
  const { t } = useText()
  const [chosen, setChosen] = useState(place)
  const [kilometres, setKilometres] = useState(place?.radius ?? Math.min(FIRST_RADIUS_KM, radius.most))
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)

  const look = async (find: () => Promise<ChosenPlace | null>) => {
    setBusy(true)
    setFault(null)
    try {
      const found = await find()
      if (found) setChosen(found)
      else setFault(t('location.unknown'))
    } catch (error) {
      setFault(t(error instanceof LocationFault ? error.key : 'location.fetch'))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('location.title')}
      actions={
        <>
          {place && <Button onClick={onClear}>{t('location.clear')}</Button>}
          <Button
            kind="primary"
            disabled={!chosen}
            busy={busy}
            onClick={() => chosen && onChoose({ ...chosen, radius: kilometres })}
          >
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
            onPick={(suggestion) => look(() => placeOfSuggestion(suggestion.id))}
          />
        </div>
        <Button
          icon="locate-fixed"
          busy={busy}
          onClick={() => look(async () => placeAround(await currentPosition(navigator.geolocation)))}
        >
          {t('location.mine')}
        </Button>
        <p role="status" className="text-sm empty:hidden">
          {chosen ? t('location.chosen', { place: chosen.formatted_address }) : ''}
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
          format={(value) => t('location.kilometres', { value })}
          thumbs={[t('location.radius')]}
        />
      </div>
    </Dialog>
  )
}
