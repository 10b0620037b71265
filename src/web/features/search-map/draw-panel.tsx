import type { DistanceUnit } from '#domain/distance.ts'
import { useText } from '#web/i18n/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { circleOfDrawing, type Drawing, outlineOf } from './drawing.ts'
import { RadiusField } from './radius-field.tsx'
import type { DrawingTools } from './use-drawing.ts'

interface Props {
  drawing: Drawing
  tools: Pick<DrawingTools, 'undo' | 'cancel' | 'finish' | 'setRadius' | 'message'>
  unit: DistanceUnit
}

/** The instructions while drawing, and the buttons that end it. */
export function DrawPanel({ drawing, tools, unit }: Props) {
  const { t } = useText()
  const corners = drawing.tool === 'corners' ? drawing.corners.length : 0
  const isEnough = outlineOf(drawing) !== null || circleOfDrawing(drawing) !== null
  return (
    <section
      aria-label={t('map.draw')}
      className="absolute inset-x-3 bottom-8 z-20 mx-auto grid max-w-lg gap-3 rounded-lg bg-surface p-4 text-sm shadow-float"
    >
      {/* Counts are announced as they change; the hint once, when the tool is chosen. */}
      <p role="status">
        {tools.message ? t(...tools.message) : corners > 0 ? t('map.corners-set', { count: corners }) : ''}
      </p>
      {corners === 0 && !tools.message && <p>{t(`map.${drawing.tool}-hint`)}</p>}
      {drawing.tool === 'circle' && drawing.centre && (
        <RadiusField radiusKm={drawing.radiusKm} unit={unit} onChange={tools.setRadius} onEnter={tools.finish} />
      )}
      <div className="flex flex-wrap justify-end gap-2">
        {corners > 0 && (
          <Button size="small" kind="quiet" icon="undo-2" onClick={tools.undo}>
            {t('map.undo')}
          </Button>
        )}
        <Button size="small" onClick={tools.cancel}>
          {t('map.cancel')}
        </Button>
        {drawing.tool !== 'freehand' && (
          <Button size="small" kind="primary" disabled={!isEnough} onClick={tools.finish}>
            {t('map.done')}
          </Button>
        )}
      </div>
    </section>
  )
}
