import { useRef, useState } from 'react'
import { distanceUnit } from '#domain/distance.ts'
import { useText } from '#web/i18n/text.tsx'
import { useListingLabels } from '#web/parts/listing-labels.ts'
import { MapStage } from '#web/parts/map/map-stage.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { AreaSearch } from './area-search.tsx'
import { ChosenHome } from './chosen-home.tsx'
import { DrawMenu } from './draw-menu.tsx'
import { DrawPanel } from './draw-panel.tsx'
import { DrawnPlaces } from './drawn-places.tsx'
import { FreehandPad } from './freehand-pad.tsx'
import { MapAsList } from './map-as-list.tsx'
import { MapNotice } from './map-notice.tsx'
import { MapPanel } from './map-panel.tsx'
import type { ResultsMapProps } from './map-props.ts'
import { MapWaiting } from './map-waiting.tsx'
import { StackList } from './stack-list.tsx'
import { useResultsMap } from './use-results-map.ts'
import '#web/i18n/map/pack.ts'
import '#web/i18n/search/pack.ts'
import '#web/i18n/search-map/pack.ts'

/** The results on a map, which also changes the search. */
export function ResultsMap(props: ResultsMapProps) {
  const { query, homes, settings, className = 'h-full' } = props
  const { t } = useText()
  const words = useListingLabels(settings)
  const unit = distanceUnit(settings.distance_option)
  const region = useRef<HTMLElement>(null)
  const listButton = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState<'list' | 'draw' | null>(null)
  const map = useResultsMap(props)
  const { tools, surface, chosen, found, frame, trouble } = map
  const { drawing } = tools
  const isReady = map.state === 'ready'
  const chosenHome = chosen?.pin.shown.kind === 'home' ? chosen.pin.shown.home : null
  const known = homes.find(({ id }) => id === chosenHome?.id)
  const toggle = (what: 'list' | 'draw') => setOpen(open === what ? null : what)
  const total = found?.total ?? 0
  const count = t('map.count', { count: total })

  return (
    <MapStage
      label={t('map.results')}
      hint={t('map.results-keys')}
      tiles={map.tiles}
      isReady={isReady && trouble !== 'wall'}
      frame={region}
      canvas={map.canvas}
      surface={surface}
      onKey={(event) => tools.onKey(event, () => surface.current!.centre())}
      className={`${className} ${drawing ? 'is-drawing' : ''}`}
      tools={
        <IconButton
          ref={listButton}
          icon="list"
          label={t('map.list')}
          look="float"
          aria-expanded={open === 'list'}
          onClick={() => toggle('list')}
        />
      }
    >
      {isReady && map.isFetching && <div className="map-busy absolute inset-x-0 top-0 z-10" />}
      {!isReady && <MapWaiting state={map.state} onRetry={map.drawAgain} />}
      {drawing?.tool === 'freehand' && <FreehandPad surface={surface} onLoop={tools.loop} />}
      {drawing && drawing.tool !== 'freehand' && <div className="map-cross absolute inset-1/2 z-5" />}
      {isReady && trouble !== 'wall' && !drawing && (
        <div className="pointer-events-none absolute start-3 end-17 top-3 z-10 flex flex-wrap items-start justify-between gap-2 *:pointer-events-auto">
          <DrawMenu
            isOpen={open === 'draw'}
            onToggle={() => toggle('draw')}
            onStart={(tool) => {
              setOpen(null)
              tools.start(tool)
            }}
          />
          {map.isDrawn ? (
            <DrawnPlaces tools={tools} unit={unit} />
          ) : (
            <AreaSearch
              isMoving={map.isMoving}
              onMoving={map.followMap}
              isAway={map.isCarried}
              isBusy={false}
              onSearch={map.searchHere}
            />
          )}
        </div>
      )}
      {!drawing && tools.message && (
        <p
          role="alert"
          className="absolute inset-x-3 bottom-8 z-20 mx-auto w-fit rounded-lg bg-surface px-5 py-3 text-sm shadow-float"
        >
          {t(...tools.message)}
        </p>
      )}
      {drawing && <DrawPanel drawing={drawing} tools={tools} unit={unit} />}
      {!drawing && !chosen && isReady && (
        <MapNotice
          trouble={trouble}
          isEmpty={found !== undefined && total === 0 && !map.isFetching}
          onRetry={map.retry}
          onZoomOut={() => surface.current?.zoom(-1)}
          signInHref={props.signInHref}
        />
      )}
      {chosen && (
        <MapPanel
          key={chosen.pin.id}
          label={chosenHome ? t('map.card') : chosen.pin.label}
          takesFocus={chosen.byKeyboard}
          isListed={known !== undefined}
          onClose={map.close}
        >
          {chosen.pin.shown.kind === 'home' ? (
            <ChosenHome pin={chosen.pin.shown.home} known={known} query={query} words={words} />
          ) : (
            <StackList cluster={chosen.pin.shown.cluster} query={query} words={words} onQuery={map.write} />
          )}
        </MapPanel>
      )}
      {open === 'list' && frame && (
        <MapAsList
          pins={map.pins}
          view={frame.box}
          count={count}
          onHover={map.pointAt}
          onSelect={map.choose}
          onClose={() => {
            setOpen(null)
            listButton.current?.focus()
          }}
        />
      )}
      {/* Announced once the map has stopped moving; drawing has its own announcements. */}
      <p className="sr-only" role="status">
        {isReady && found && !map.isFetching && !drawing ? count : ''}
      </p>
    </MapStage>
  )
}
