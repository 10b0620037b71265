import type { MapSurface, SurfaceOptions } from './map-types.ts'

/** Fetches the code of the map that is wanted, then draws it. */
export async function drawMap(element: HTMLElement, options: SurfaceOptions): Promise<MapSurface> {
  const { tiles } = options
  if (tiles.kind === 'google') {
    const { googleSurface } = await import('./google-surface.ts')
    return googleSurface(element, { ...options, key: tiles.key })
  }
  const { leafletSurface } = await import('./leaflet-surface.ts')
  return leafletSurface(element, { ...options, tiles })
}
