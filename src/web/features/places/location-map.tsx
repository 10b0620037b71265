import { useRef, useState } from 'react'
import type { ChosenPlace } from '#contract/page.ts'
import type { Point } from '#domain/geo.ts'
import { useText } from '#web/i18n/text.tsx'
import { MapStage } from '#web/parts/map/map-stage.tsx'
import type { MapPin, MapTiles } from '#web/parts/map/map-types.ts'
import { useMap } from '#web/parts/map/use-map.ts'
import { Button } from '#web/ui/button.tsx'
import '#web/i18n/map/pack.ts'
import '#web/i18n/places/pack.ts'

interface Props {
  tiles: MapTiles
  place: ChosenPlace | null
  radiusKm: number
  onPick: (point: Point) => void
}

const PIN = 'place'
const WORLD = { latitude: 25, longitude: 5, zoom: 2 }
const CLOSE = 9

/** A map on which a location is chosen: by a press, by dragging its pin, or by keyboard. */
export function LocationMap({ tiles, place, radiusKm, onPick }: Props) {
  const { t, language } = useText()
  const frame = useRef<HTMLElement>(null)
  const canvas = useRef<HTMLDivElement>(null)
  const [attempt, setAttempt] = useState(0)
  const [aim] = useState(place ? { latitude: place.latitude, longitude: place.longitude, zoom: CLOSE } : WORLD)
  const pins: MapPin[] = place
    ? [
        {
          id: PIN,
          label: place.formatted_address,
          latitude: place.latitude,
          longitude: place.longitude,
          isCorner: true,
        },
      ]
    : []
  const { state, surface } = useMap(canvas, {
    isWanted: true,
    attempt,
    tiles,
    aim,
    pins: useSame(pins),
    shapes: useSame(place ? [{ kind: 'circle' as const, centre: place, radiusKm }] : []),
    selectedId: PIN,
    language,
    isMain: true,
    takesPresses: true,
    onSelect: () => {},
    onMove: () => {},
    onPress: onPick,
    onCorner: (_id, to) => to && onPick(to),
  })
  return (
    <MapStage
      {...{ tiles, frame, canvas, surface }}
      isReady={state === 'ready'}
      label={t('location.map')}
      hint={t('location.map-keys')}
      className="h-64"
      onKey={({ key, target, currentTarget }) => {
        if ((key !== 'Enter' && key !== ' ') || target !== currentTarget || !surface.current) return false
        onPick(surface.current.centre())
        return true
      }}
    >
      {state === 'failed' && (
        <div className="absolute inset-0 z-10 grid place-content-center gap-3 bg-surface p-6 text-center">
          <p role="status">{t('map.failed')}</p>
          <Button icon="refresh-cw" onClick={() => setAttempt(attempt + 1)}>
            {t('map.retry')}
          </Button>
        </div>
      )}
    </MapStage>
  )
}

/** Keeps the array identity while its content is equal, so that the map does not update needlessly. */
function useSame<T>(value: T): T {
  const kept = useRef(value)
  if (JSON.stringify(kept.current) !== JSON.stringify(value)) kept.current = value
  return kept.current
}
