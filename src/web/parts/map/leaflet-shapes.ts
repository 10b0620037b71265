import { type CircleOptions, circle, type LayerGroup, polygon, polyline } from 'leaflet'
import type { Point } from '#domain/geo.ts'
import type { MapShape } from './map-types.ts'

const at = ({ latitude, longitude }: Point): [number, number] => [latitude, longitude]
/** Colours come from the stylesheet, so that they follow the theme. */
const look = (name: string) => ({ className: `map-shape map-shape-${name}`, interactive: false })

/** Replaces the shapes on a Leaflet map. */
export function drawShapes(group: LayerGroup, shapes: readonly MapShape[]) {
  group.clearLayers()
  for (const shape of shapes) group.addLayer(layerOf(shape))
}

function layerOf(shape: MapShape) {
  if (shape.kind === 'circle') {
    const options: CircleOptions = { ...look('area'), radius: shape.radiusKm * 1000 }
    return circle(at(shape.centre), options)
  }
  const points = shape.points.map(at)
  if (shape.kind === 'line') return polyline(points, look('line'))
  return polygon(points, look(shape.kind))
}
