import type { Coords, GridLayerOptions } from 'leaflet'
import {
  type Labelers,
  type LabelRule,
  type PaintRule,
  type PmtilesSource,
  type PreparedTile,
  paint,
  TileCache,
  View,
} from 'protomaps-leaflet'
import type { Look } from './style.ts'
import { paintUrban } from './urban-glow.ts'
import { type VectorLayer, vectorLayer } from './vector-layer.ts'
import { borderRules, landRules, worldLabels } from './world-rules.ts'

/** A tile of the archive is drawn 1024 pixels wide, as the build assumes. */
const LEVELS_APART = 2
/** The maximum zoom of the archive; beyond it, tiles are scaled up. */
const SHAPE_ZOOM = 5
const NAME_ZOOM = 6

/** The bundled world map. */
export function worldLayer(source: PmtilesSource, look: Look, options: GridLayerOptions): VectorLayer {
  // One cache for both depths: at low zooms they read the same tiles.
  const cache = new TileCache(source, 256 << LEVELS_APART)
  const views = new Map([
    ['shapes', new View(cache, SHAPE_ZOOM, LEVELS_APART)],
    ['names', new View(cache, NAME_ZOOM, LEVELS_APART)],
  ])
  const land = landRules(look)
  const borders = borderRules(look)
  return vectorLayer({
    ...options,
    views,
    labelRules: worldLabels(look),
    paint(context, coords, tiles, labelers) {
      paintRules(context, coords, tiles, land)
      const shapes = tiles.get('shapes')?.[0]
      if (shapes) paintUrban(context, coords, shapes, look)
      paintRules(context, coords, tiles, borders, labelers)
    },
  })
}

/** A detailed map of one region, `depth` being the maximum zoom of its tiles. */
export function regionalLayer(
  source: PmtilesSource,
  rules: { paint: PaintRule[]; labels: LabelRule[] },
  { depth, ...options }: GridLayerOptions & { depth: number },
): VectorLayer {
  return vectorLayer({
    ...options,
    views: new Map([['', new View(new TileCache(source, 512), depth, 1)]]),
    labelRules: rules.labels,
    paint: (context, coords, tiles, labelers) => paintRules(context, coords, tiles, rules.paint, labelers),
  })
}

function paintRules(
  context: CanvasRenderingContext2D,
  coords: Coords,
  tiles: Map<string, PreparedTile[]>,
  rules: PaintRule[],
  labelers?: Labelers,
) {
  const origin = tiles.values().next().value?.[0]?.origin.clone()
  if (!origin) return
  origin.x = 256 * coords.x
  origin.y = 256 * coords.y
  // Lines and names that start in a neighbouring tile extend into this one.
  const margin = 16
  const box = {
    minX: origin.x - margin,
    minY: origin.y - margin,
    maxX: origin.x + 256 + margin,
    maxY: origin.y + 256 + margin,
  }
  paint(context, coords.z, tiles, labelers?.getIndex(coords.z) ?? null, rules, box, origin, false)
}
