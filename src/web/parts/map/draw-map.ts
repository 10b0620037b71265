import { loadWithRetries } from './load-with-retries.ts'
import type { MapSurface, SurfaceOptions } from './map-types.ts'

/** Loads the code of the configured map, then draws it. */
export async function drawMap(element: HTMLElement, options: SurfaceOptions): Promise<MapSurface> {
  // Its own pane: while one map is being removed, the next can be added.
  const pane = document.createElement('div')
  pane.className = 'map-pane'
  element.append(pane)
  try {
    const surface = await drawInto(pane, options)
    return {
      ...surface,
      remove() {
        surface.remove()
        pane.remove()
      },
    }
  } catch (error) {
    pane.remove()
    throw error
  }
}

async function drawInto(pane: HTMLElement, options: SurfaceOptions): Promise<MapSurface> {
  const { tiles } = options
  if (tiles.kind === 'google') {
    const { googleSurface } = await loadWithRetries(() => import('./google-surface.ts'))
    return googleSurface(pane, { ...options, key: tiles.key })
  }
  const { leafletSurface } = await loadWithRetries(() => import('./leaflet-surface.ts'))
  return leafletSurface(pane, { ...options, tiles })
}
