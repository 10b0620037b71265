import type { ChosenPlace } from '#contract/page.ts'
import type { DistanceUnit } from '#domain/distance.ts'
import { useText } from '#web/i18n/text.tsx'
import type { MapTiles } from '#web/parts/map/map-types.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useLocationDialog } from './use-location-dialog.tsx'

interface Props {
  place: ChosenPlace | null
  /** False when nothing is near the location. */
  nearby: boolean
  /** Whether to say so, or to show homes from everywhere without a message. */
  saysNothingNear: boolean
  radius: { least: number; most: number }
  /** The distance unit of the site. */
  unit: DistanceUnit
  tiles: MapTiles
  /** The typed text when no place has that name. */
  unknown: string | null
}

/** Shows the location of the page, with a button to change it. */
export function PlaceBar({ place, nearby, saysNothingNear, radius, unit, tiles, unknown }: Props) {
  const { t } = useText()
  const { openDialog, dialog } = useLocationDialog({ place, radius, unit, tiles })
  const isAlert = unknown !== null || (place !== null && !nearby && saysNothingNear)
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 pt-6">
      <p role="status" className="flex items-center gap-2 text-sm text-ink-soft">
        <Icon name={isAlert ? 'info' : 'map-pin'} size={18} className="shrink-0" />
        {unknown
          ? t('home.unknown-place', { place: unknown })
          : place && (nearby || saysNothingNear)
            ? t(nearby ? 'home.near' : 'home.nothing-near', { place: place.formatted_address })
            : t('home.everywhere')}
      </p>
      <Button kind="quiet" size="small" icon="locate-fixed" onClick={openDialog}>
        {t(place ? 'home.change-place' : 'home.near-me')}
      </Button>
      {dialog}
    </div>
  )
}
