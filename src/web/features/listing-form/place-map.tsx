import { useMemo, useRef, useState } from 'react'
import { useText } from '#web/i18n/text.tsx'
import { MapStage } from '#web/parts/map/map-stage.tsx'
import type { MapPin } from '#web/parts/map/map-types.ts'
import { useMap } from '#web/parts/map/use-map.ts'
import { useNearViewport } from '#web/parts/map/use-near-viewport.ts'
import { Button } from '#web/ui/button.tsx'
import { type Point, useWizard } from './wizard-context.ts'
import '#web/i18n/listing-form/pack.ts'
import '#web/i18n/map/pack.ts'

const PIN = 'home'
const WORLD = { latitude: 25, longitude: 5, zoom: 2 }
const CLOSE = 11

/** The map on which the pin is set: by a press, by dragging, or with the arrow keys. */
export function PlaceMap({ onMove }: { onMove: (point: Point) => void }) {
  const { t, language } = useText()
  const { draft, tiles } = useWizard()
  const frame = useRef<HTMLElement>(null)
  const canvas = useRef<HTMLDivElement>(null)
  const isNear = useNearViewport(frame)
  const [attempt, setAttempt] = useState(0)
  const { latitude, longitude } = draft
  const moved = useRef<Point | null>(null)
  const point = latitude === null || longitude === null ? null : { latitude, longitude }
  const label = t('listing-form.pin')
  const pins = useMemo<MapPin[]>(
    () => (latitude === null || longitude === null ? [] : [{ id: PIN, label, latitude, longitude, isCorner: true }]),
    [latitude, longitude, label],
  )
  const put = (to: Point) => {
    moved.current = to
    onMove(to)
  }
  // The view follows a location chosen by name, and stays while the pin is moved.
  const isByHand = point !== null && isAt(moved.current, point)
  const aim = useRef({ ...WORLD, ...(point && { ...point, zoom: CLOSE }) })
  if (point && !isByHand && !isAt(aim.current, point)) aim.current = { ...point, zoom: CLOSE }
  const { state, surface } = useMap(canvas, {
    isWanted: isNear,
    attempt,
    tiles,
    aim: aim.current,
    pins,
    selectedId: PIN,
    language,
    isMain: true,
    takesPresses: true,
    onSelect: () => {},
    onMove: () => {},
    onPress: put,
    onCorner: (_id, to) => to && put(to),
  })
  const isReady = state === 'ready'
  return (
    <MapStage
      {...{ tiles, isReady, frame, canvas, surface }}
      label={t('listing-form.map')}
      hint={t('listing-form.map-keys')}
      className="h-72 md:h-80"
      onKey={({ key, target, currentTarget }) => {
        if ((key !== 'Enter' && key !== ' ') || target !== currentTarget || !surface.current) return false
        put(surface.current.centre())
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

const isAt = (a: Point | null, b: Point) =>
  a !== null && Math.abs(a.latitude - b.latitude) < 1e-4 && Math.abs(a.longitude - b.longitude) < 1e-4
