import { type GridLayer, tileLayer } from 'leaflet'
import { PmtilesSource } from 'protomaps-leaflet'
import type { MapTiles } from './map-types.ts'
import { regionalLabels, regionalPaint } from './regional-rules.ts'
import type { Look } from './style.ts'
import { regionalLayer, worldLayer } from './world-layer.ts'

/** Below this zoom the world map shows more than the regional one. */
const REGION_FROM = 7
const VECTOR_DEPTH = 18
const RASTER_DEPTH = 19

interface BaseLayer {
  layer: GridLayer
  repaint: () => void
}
export type BaseTiles = Exclude<MapTiles, { kind: 'google' }>

/** The Leaflet layers beneath the pins; throws when they cannot be read. */
export async function baseLayers(tiles: BaseTiles, look: Look): Promise<BaseLayer[]> {
  if (tiles.kind === 'raster') {
    return [{ layer: tileLayer(tiles.url, { maxZoom: RASTER_DEPTH }), repaint: () => {} }]
  }
  const source = new PmtilesSource(tiles.world, false)
  await source.p.getHeader()
  const world = worldLayer(source, look, { maxZoom: VECTOR_DEPTH })
  return tiles.kind === 'bundled' ? [world] : [world, await region(tiles.url, look)]
}

async function region(url: string, look: Look): Promise<BaseLayer> {
  const source = new PmtilesSource(url, true)
  const { minZoom, maxZoom, minLat, minLon, maxLat, maxLon } = await source.p.getHeader()
  return regionalLayer(
    source,
    { paint: regionalPaint(look), labels: regionalLabels(look) },
    {
      depth: maxZoom,
      minZoom: Math.max(minZoom + 1, REGION_FROM),
      maxZoom: VECTOR_DEPTH,
      bounds: [
        [minLat, minLon],
        [maxLat, maxLon],
      ],
    },
  )
}
