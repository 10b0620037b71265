import { GeoJSONVT, type GeoJSONVTTile } from '@maplibre/geojson-vt'
import { fromGeojsonVt } from '@maplibre/vt-pbf'
import type { GeoJSON } from 'geojson'
import type { Tile } from './write-pmtiles.ts'

/** How one layer is cut: `extent` units across a tile, a margin of `buffer` units, shapes thinned by `tolerance` units. */
export interface Cut {
  layer: string
  data: GeoJSON
  extent: number
  buffer: number
  tolerance?: number
  minZoom: number
  maxZoom: number
}

/** Cuts layers into vector tiles; a tile holds every layer that has something there. */
export function sliceLayers(cuts: readonly Cut[]): Tile[] {
  const tiles = new Map<string, Tile>()
  for (const cut of cuts) {
    for (const tile of sliceLayer(cut)) {
      const key = `${tile.z}/${tile.x}/${tile.y}`
      const known = tiles.get(key)
      // Serialised layers may simply follow one another: a tile is a list of them.
      tiles.set(key, known ? { ...known, data: Buffer.concat([known.data, tile.data]) } : tile)
    }
  }
  return [...tiles.values()]
}

function* sliceLayer({ layer, data, extent, buffer, tolerance = 0, minZoom, maxZoom }: Cut): Generator<Tile> {
  const index = new GeoJSONVT(data, { maxZoom, indexMaxZoom: maxZoom, indexMaxPoints: 0, extent, buffer, tolerance })
  for (const { z, x, y, tile } of tilesBelow(index, { maxZoom, z: 0, x: 0, y: 0 })) {
    if (z >= minZoom) yield { z, x, y, data: fromGeojsonVt({ [layer]: tile }, { version: 2, extent }) }
  }
}

interface Place {
  z: number
  x: number
  y: number
}

/** A tile with features and every such tile inside it; an empty tile contains none. */
function* tilesBelow(
  index: GeoJSONVT,
  { maxZoom, z, x, y }: Place & { maxZoom: number },
): Generator<Place & { tile: GeoJSONVTTile }> {
  const tile = index.getTile(z, x, y)
  if (!tile || tile.features.length === 0) return
  yield { z, x, y, tile }
  if (z === maxZoom) return
  for (const [east, south] of [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ] as const)
    yield* tilesBelow(index, { maxZoom, z: z + 1, x: 2 * x + east, y: 2 * y + south })
}
