import { useMemo, useRef, useState } from 'react'
import { distanceUnit } from '#domain/distance.ts'
import type { SearchQuery } from '#domain/search-query.ts'
import { useText } from '#web/i18n/text.tsx'
import { mapTiles } from '#web/parts/map/map-tiles.ts'
import type { MapFrame } from '#web/parts/map/map-types.ts'
import { useMap } from '#web/parts/map/use-map.ts'
import { boxOfFrame, grown } from './box.ts'
import { handleNumber, handlesOf, shapesOf } from './drawn-shapes.ts'
import type { ResultsMapProps } from './map-props.ts'
import { boxOfCluster, pinOfHome, type ShownPin } from './pins-of-view.ts'
import { inBox, isPlaced } from './place.ts'
import { keepSearchMoving, readSearchMoving } from './search-moving.ts'
import { useAim } from './use-aim.ts'
import { useDrawing } from './use-drawing.ts'
import { useFrame } from './use-frame.ts'
import { useFound } from './use-map-results.ts'
import { usePins } from './use-pins.ts'

/** The view of homes at one point spans about the length of a street. */
const MIN_DEGREES = 0.0008

/** The state and actions of a results map, without its rendering. */
export function useResultsMap({ query, homes, settings, world, ...props }: ResultsMapProps) {
  const { t, language } = useText()
  const canvas = useRef<HTMLDivElement>(null)
  const [attempt, setAttempt] = useState(0)
  const [isMoving, setMoving] = useState(readSearchMoving)
  const [chosen, setChosen] = useState<{ pin: ShownPin; byKeyboard: boolean } | null>(null)
  const [pointedAt, setPointedAt] = useState<string | null>(null)

  const { aim, stayFor } = useAim(query, homes)
  const { frame, isCarried, rest, onMove } = useFrame(aim, (carried) => {
    if (isMoving && !isDrawn) searchAt(carried)
  })
  const write = (next: SearchQuery, at = frame) => {
    stayFor(next)
    if (at) rest(at)
    props.onQuery(next)
  }
  const searchAt = (at: MapFrame) => write(inBox(query, boxOfFrame(at)), at)
  const onStart = () => {
    setChosen(null)
    canvas.current?.focus({ preventScroll: true })
  }
  const tools = useDrawing({ query, onQuery: write, frame, onStart })
  const { drawing, areas, circle } = tools
  // With a drawn area, moving the map does not change the search.
  const isDrawn = drawing !== null || areas.length > 0 || circle !== null

  const { found, isFetching, trouble, retry } = useFound(query, frame)
  const pins = usePins(found?.data, frame?.zoom ?? 0, homes, settings)
  const handles = useMemo(() => handlesOf(drawing, t), [drawing, t])
  const shown = useMemo(() => [...pins, ...handles], [pins, handles])
  // biome-ignore lint/correctness/useExhaustiveDependencies: areas and circle are read from these words
  const shapes = useMemo(() => shapesOf(tools), [drawing, query.areas, query.latitude, query.longitude, query.radius])
  const pinOf = (id: number | null | undefined) => {
    const home = homes.find((one) => one.id === id)
    return id ? pinOfHome(pins, id, home && isPlaced(home) ? home : null) : null
  }

  const choose = (pin: ShownPin) => {
    const { shown } = pin
    if (shown.kind === 'cluster' && !shown.cluster.stacked) {
      setChosen(null)
      return surface.current?.moveTo({ box: grown(boxOfCluster(shown.cluster), 0.15, MIN_DEGREES) })
    }
    setChosen({ pin, byKeyboard: document.activeElement?.matches(':focus-visible') ?? false })
    props.onSelect?.(shown.kind === 'home' ? shown.home.id : null)
  }
  const close = () => {
    if (chosen?.byKeyboard) {
      const pin = canvas.current?.querySelector<HTMLElement>(`[data-pin="${chosen.pin.id}"]`)
      ;(pin ?? canvas.current)?.focus({ preventScroll: true })
    }
    setChosen(null)
    props.onSelect?.(null)
  }
  const tiles = mapTiles(settings, world)
  const { state, surface } = useMap(canvas, {
    isWanted: true,
    isMain: true,
    takesPresses: drawing !== null,
    isImperial: ['mi', 'yd'].includes(distanceUnit(settings.distance_option)),
    attempt,
    tiles,
    aim,
    pins: shown,
    shapes,
    selectedId: chosen?.pin.id ?? pinOf(props.selectedId),
    litId: pointedAt ?? pinOf(props.hoveredId),
    language,
    onMove,
    onSelect: (id) => {
      const pin = pins.find((one) => one.id === id)
      if (pin) choose(pin)
    },
    onHover: (id) => {
      const pin = pins.find((one) => one.id === id)
      props.onHover(pin?.shown.kind === 'home' ? pin.shown.home.id : null)
    },
    onPress: (point) => (drawing ? tools.press(point) : close()),
    onCorner: (id, to) => tools.moveHandle(handleNumber(id), to),
  })

  return {
    canvas,
    surface,
    state,
    tiles,
    tools,
    isDrawn,
    pins,
    found,
    isFetching,
    trouble,
    retry,
    chosen,
    choose,
    close,
    isCarried,
    isMoving,
    frame,
    write,
    pointAt: setPointedAt,
    drawAgain: () => setAttempt(attempt + 1),
    searchHere: () => frame && searchAt(frame),
    followMap(isOn: boolean) {
      keepSearchMoving(isOn)
      setMoving(isOn)
      if (isOn && isCarried && frame) searchAt(frame)
    },
  }
}
