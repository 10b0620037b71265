import { type Coords, GridLayer, type GridLayerOptions } from 'leaflet'
import { Labelers, type LabelRule, type PreparedTile, type View } from 'protomaps-leaflet'
import { serialise } from './serialise.ts'

type Tiles = Map<string, PreparedTile[]>

/** Draws one tile of 256 pixels; the context is already scaled to the screen. */
export type Painter = (context: CanvasRenderingContext2D, coords: Coords, tiles: Tiles, labels: Labelers) => void

interface VectorLayerOptions extends GridLayerOptions {
  views: ReadonlyMap<string, View>
  labelRules: LabelRule[]
  paint: Painter
}

export interface VectorLayer {
  layer: GridLayer
  /** Redraws every visible tile, for example in other colours. */
  repaint: () => void
}

/** A Leaflet layer of canvases that are drawn from vector tiles. */
export function vectorLayer({ views, labelRules, paint, ...options }: VectorLayerOptions): VectorLayer {
  const scratch = document.createElement('canvas').getContext('2d')!
  const turns = serialise()
  const live = new Map<string, Set<HTMLCanvasElement>>()
  const labelers = new Labelers(scratch, labelRules, 32, (keys) => {
    for (const key of keys) void redraw(key)
  })

  async function draw(canvas: HTMLCanvasElement, coords: Coords) {
    const tiles: Tiles = new Map()
    await Promise.all([...views].map(async ([name, view]) => tiles.set(name, [await view.getDisplayTile(coords)])))
    await turns.next()
    labelers.add(coords.z, tiles)
    const density = Math.min(3, window.devicePixelRatio || 1)
    canvas.width = canvas.height = 256 * density
    const context = canvas.getContext('2d')
    if (!context) return
    context.setTransform(density, 0, 0, density, 0, 0)
    paint(context, coords, tiles, labelers)
  }

  /** Keys in protomaps' format: x:y:z. */
  async function redraw(key: string) {
    const [x, y, z] = key.split(':').map(Number) as [number, number, number]
    await Promise.all([...(live.get(key) ?? [])].map((canvas) => draw(canvas, { x, y, z } as Coords)))
  }

  const Layer = GridLayer.extend({
    createTile(coords: Coords, done: (error?: Error, tile?: HTMLElement) => void) {
      const canvas = document.createElement('canvas')
      const key = `${coords.x}:${coords.y}:${coords.z}`
      live.set(key, (live.get(key) ?? new Set()).add(canvas))
      draw(canvas, coords).then(
        () => done(undefined, canvas),
        (error: Error) => done(error, canvas),
      )
      return canvas
    },
  }) as unknown as new (
    options: GridLayerOptions,
  ) => GridLayer

  const layer = new Layer(options)
  layer.on('tileunload', ({ tile }) => {
    for (const [key, canvases] of live) {
      if (canvases.delete(tile as HTMLElement as HTMLCanvasElement) && canvases.size === 0) live.delete(key)
    }
  })
  return {
    layer,
    repaint: () => {
      for (const key of live.keys()) void redraw(key)
    },
  }
}
