import type { Coords } from 'leaflet'
import type { PreparedTile } from 'protomaps-leaflet'
import type { Look } from './style.ts'

const EQUATOR_HECTOMETRES = 400_750
const SPRITE = 256
/** The glow extends beyond the built-up land, or neighbouring towns would look like separate discs. */
const REACH = 2.2

let sprite: { color: string; canvas: HTMLCanvasElement } | null = null

/** Built-up land as a soft tint, clipped to land so that a harbour town does not colour the sea. */
export function paintUrban(context: CanvasRenderingContext2D, { x, y, z }: Coords, tile: PreparedTile, look: Look) {
  const glow = glowOf(look.palette.urban)
  const pixels = ((256 * 2 ** z) / EQUATOR_HECTOMETRES) * REACH
  context.save()
  context.translate(tile.origin.x - 256 * x, tile.origin.y - 256 * y)
  context.globalCompositeOperation = 'source-atop'
  // Close up a town fills the view, and a full tint would only be another ground colour.
  context.globalAlpha = z > 11 ? 0.6 : 1
  for (const town of tile.data.get('urban') ?? []) {
    const centre = town.geom[0]?.[0]?.mult(tile.scale)
    const radius = Number(town.props.hectometres) * pixels
    if (centre && radius > 3) context.drawImage(glow, centre.x - radius, centre.y - radius, radius * 2, radius * 2)
  }
  context.restore()
}

/** One bell-shaped spot in the town colour, drawn once per theme and scaled for every town. */
function glowOf(color: string): HTMLCanvasElement {
  if (sprite?.color === color) return sprite.canvas
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = SPRITE
  const context = canvas.getContext('2d')!
  const half = SPRITE / 2
  const fade = context.createRadialGradient(half, half, 0, half, half, half)
  for (let step = 0; step <= 16; step++) {
    const distance = step / 16
    const strength = (Math.cos(distance * Math.PI) + 1) / 2
    fade.addColorStop(distance, `rgb(0 0 0 / ${strength})`)
  }
  context.fillStyle = fade
  context.fillRect(0, 0, SPRITE, SPRITE)
  context.globalCompositeOperation = 'source-in'
  context.fillStyle = color
  context.fillRect(0, 0, SPRITE, SPRITE)
  sprite = { color, canvas }
  return canvas
}
