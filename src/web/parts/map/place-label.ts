import type { Feature, Label, LabelSymbolizer, Layout } from 'protomaps-leaflet'
import type { Look } from './style.ts'

type Ink = Extract<keyof Look['palette'], 'label' | 'label-strong'>

/** The text style of a name. */
export interface Lettering {
  text: string
  size: number
  weight: number
  ink: Ink
  /** Radius of the dot beside the name; without one the name is centred on its point. */
  dot?: number
  /** Letter spacing, in em. */
  tracking?: number
}

const GAP = 4
const HALO = 3
/** Minimum space around a name, to limit the density of labels. */
const AIR = 7
/** Scripts with joined letters, in which letter spacing would break words. */
const JOINED = /[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}]/u

/** Labels of points: they do not overlap, try the other sides of their dot first, and have a halo. */
export function placeLabel(
  look: Look,
  lettering: (zoom: number, feature: Feature) => Lettering | null,
): LabelSymbolizer {
  return {
    place(layout, geometry, feature) {
      const letters = lettering(layout.zoom, feature)
      const anchor = geometry[0]?.[0]
      if (!letters || !anchor) return undefined
      setType(layout.scratch, letters, look)
      const measured = layout.scratch.measureText(letters.text)
      const size = { width: measured.width, height: letters.size }
      for (const [x, y] of spots(size, letters.dot)) {
        const box = boxAt(anchor.x + x, anchor.y + y, size, letters.dot ? anchor : null)
        if (!layout.index.bboxCollides(box, layout.order)) {
          return [{ anchor, bboxes: [box], draw: (context) => draw(context, letters, look, x, y) }] satisfies Label[]
        }
      }
      return undefined
    },
  }
}

/** Candidate starts of the baseline, relative to the point, best first. */
function spots({ width, height }: { width: number; height: number }, dot: number | undefined): [number, number][] {
  if (!dot) return [[-width / 2, height * 0.35]]
  const away = dot + GAP
  return [
    [away, height * 0.35],
    [-width - away, height * 0.35],
    [-width / 2, -away],
    [-width / 2, away + height * 0.75],
  ]
}

function boxAt(
  x: number,
  y: number,
  { width, height }: { width: number; height: number },
  dot: { x: number; y: number } | null,
) {
  const box = { minX: x - AIR, minY: y - height * 0.8 - AIR, maxX: x + width + AIR, maxY: y + height * 0.25 + AIR }
  return dot
    ? {
        minX: Math.min(box.minX, dot.x - GAP),
        minY: Math.min(box.minY, dot.y - GAP),
        maxX: Math.max(box.maxX, dot.x + GAP),
        maxY: Math.max(box.maxY, dot.y + GAP),
      }
    : box
}

function draw(context: CanvasRenderingContext2D, letters: Lettering, look: Look, x: number, y: number) {
  if (letters.dot) {
    context.beginPath()
    context.arc(0, 0, letters.dot, 0, 2 * Math.PI)
    context.fillStyle = look.palette[letters.ink]
    context.strokeStyle = look.palette.halo
    context.lineWidth = 2
    context.stroke()
    context.fill()
  }
  setType(context, letters, look)
  context.lineJoin = 'round'
  context.lineWidth = HALO
  context.strokeStyle = look.palette.halo
  context.strokeText(letters.text, x, y)
  context.fillStyle = look.palette[letters.ink]
  context.fillText(letters.text, x, y)
}

function setType(context: Layout['scratch'], { text, size, weight, tracking = 0 }: Lettering, look: Look) {
  context.font = `${weight} ${size}px ${look.font}`
  context.textAlign = 'left'
  context.direction = 'ltr'
  if ('letterSpacing' in context) context.letterSpacing = JOINED.test(text) ? '0px' : `${tracking * size}px`
}
