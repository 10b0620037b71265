import { boxAround } from '#domain/geo.ts'
import { OUTLINE_LIMITS } from '#domain/outline.ts'
import type { Translate } from '#web/i18n/translate.ts'
import type { MapPin, MapShape } from '#web/parts/map/map-types.ts'
import { circleOfDrawing, type Drawing } from './drawing.ts'
import type { DrawingTools } from './use-drawing.ts'

const HANDLE = 'handle '

/** The shapes on the map: the searched areas, and the drawing in place of an edited one. */
export function shapesOf({ drawing, areas, circle }: Pick<DrawingTools, 'drawing' | 'areas' | 'circle'>): MapShape[] {
  const edited = drawing?.tool === 'corners' ? drawing.area : null
  const shapes: MapShape[] = areas.filter((_, i) => i !== edited).map((points) => ({ kind: 'area', points }))
  if (circle && drawing?.tool !== 'circle') shapes.push({ kind: 'circle', ...circle })
  const drafted = drawing && circleOfDrawing(drawing)
  if (drafted) shapes.push({ kind: 'circle', ...drafted })
  if (drawing?.tool === 'corners' && drawing.corners.length > 1) {
    const isClosed = drawing.corners.length >= OUTLINE_LIMITS.leastPoints
    shapes.push({ kind: isClosed ? 'draft' : 'line', points: drawing.corners })
  }
  return shapes
}

/** The draggable vertices. */
export function handlesOf(drawing: Drawing | null, t: Translate): MapPin[] {
  if (drawing?.tool === 'corners') {
    const total = drawing.corners.length
    return drawing.corners.map((corner, i) => ({
      ...corner,
      id: HANDLE + i,
      label: t('map.corner', { number: i + 1, total }),
      isCorner: true,
    }))
  }
  const circle = drawing && circleOfDrawing(drawing)
  if (!circle) return []
  const edge = { latitude: circle.centre.latitude, longitude: boxAround(circle.centre, circle.radiusKm).east }
  return [
    { ...circle.centre, id: `${HANDLE}0`, label: t('map.centre'), isCorner: true },
    { ...edge, id: `${HANDLE}1`, label: t('map.edge'), isCorner: true },
  ]
}

export const handleNumber = (id: string) => Number(id.slice(HANDLE.length))
