import { toMercator } from '#domain/geo.ts'
import type { ShownPin } from './pins-of-view.ts'

/** The approximate size of a price label: its characters at this width, and its padding. */
const LETTER_PX = 7.6
const PADDING_PX = 24
const PRICE_PX = { above: 36, below: 6 }
const CROWD_PX = [0, 17, 20, 24, 28] as const

interface Area {
  left: number
  right: number
  top: number
  bottom: number
}

/**
 * Overlapping prices are unreadable: the later ones become dots until the map is closer. `isFirst` selects the homes
 * that keep their price before all others.
 */
export function partPrices(pins: readonly ShownPin[], zoom: number, isFirst: (pin: ShownPin) => boolean): ShownPin[] {
  const scale = 256 * 2 ** zoom
  const taken = new Map<string, Area[]>()
  const covered = new Set<ShownPin>()
  const crowds = pins.filter(({ crowd }) => crowd)
  const prices = pins.filter(({ crowd, text }) => !crowd && text)
  for (const pin of [...crowds, ...prices.filter(isFirst), ...prices.filter((pin) => !isFirst(pin))]) {
    const area = areaOf(pin, scale)
    const cells = cellsOf(area)
    const isFree = cells.every((cell) => !taken.get(cell)?.some((other) => overlap(area, other)))
    if (!pin.crowd && !isFree) covered.add(pin)
    else for (const cell of cells) taken.set(cell, [...(taken.get(cell) ?? []), area])
  }
  return pins.map((pin) => {
    if (!covered.has(pin)) return pin
    const { text: _text, ...dot } = pin
    return dot
  })
}

function areaOf(pin: ShownPin, scale: number): Area {
  const { x, y } = toMercator(pin)
  const [left, top] = [x * scale, y * scale]
  if (pin.crowd) {
    const radius = CROWD_PX[pin.crowd]
    return { left: left - radius, right: left + radius, top: top - radius, bottom: top + radius }
  }
  const half = ((pin.text?.length ?? 0) * LETTER_PX + PADDING_PX) / 2
  return { left: left - half, right: left + half, top: top - PRICE_PX.above, bottom: top - PRICE_PX.below }
}

const overlap = (a: Area, b: Area) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

const CELL_PX = 128

/** The cells of a coarse grid that an area touches: only labels in the same cells can overlap. */
function cellsOf({ left, right, top, bottom }: Area): string[] {
  const cells: string[] = []
  for (let x = Math.floor(left / CELL_PX); x <= Math.floor(right / CELL_PX); x++)
    for (let y = Math.floor(top / CELL_PX); y <= Math.floor(bottom / CELL_PX); y++) cells.push(`${x} ${y}`)
  return cells
}
