import type { Point } from '#domain/geo.ts'
import type { GoogleMap, GoogleMaps, GoogleShape, LatLngLiteral } from './google-script.ts'
import type { MapShape } from './map-types.ts'

const at = ({ latitude, longitude }: Point): LatLngLiteral => ({ lat: latitude, lng: longitude })

/** Replaces the shapes on Google's map. */
export function shapeKeeper(maps: GoogleMaps, map: GoogleMap, element: HTMLElement) {
  let kept: GoogleShape[] = []
  return (shapes: readonly MapShape[]) => {
    for (const shape of kept) shape.setMap(null)
    // Google takes colours as values, so the current theme's are resolved here.
    const color = getComputedStyle(element).getPropertyValue('--color-brand').trim()
    const look = { map, clickable: false, strokeColor: color, strokeWeight: 2, fillColor: color, fillOpacity: 0.12 }
    kept = shapes.map((shape) => {
      if (shape.kind === 'circle')
        return new maps.Circle({ ...look, center: at(shape.centre), radius: shape.radiusKm * 1000 })
      const points = shape.points.map(at)
      return shape.kind === 'line'
        ? new maps.Polyline({ ...look, path: points })
        : new maps.Polygon({ ...look, paths: points })
    })
  }
}
