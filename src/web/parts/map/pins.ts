import type { MapPin } from './map-types.ts'

/** How a map positions a button at a point. */
interface Stage<T> {
  put: (pin: MapPin, button: HTMLButtonElement) => T
  move: (held: T, pin: MapPin) => void
  take: (held: T) => void
}

interface Kept<T> {
  button: HTMLButtonElement
  held: T
  pin: MapPin
}

/**
 * Renders pins as buttons and keeps the element of each pin, because it may have the focus. Only changed pins are
 * touched.
 */
export function pinKeeper<T>(stage: Stage<T>) {
  const kept = new Map<string, Kept<T>>()
  let selected: string | null = null
  let lit: string | null = null
  const mark = (id: string | null) => {
    const button = id === null ? undefined : kept.get(id)?.button
    button?.setAttribute('aria-pressed', String(id === selected))
    button?.classList.toggle('is-lit', id === lit)
  }
  return {
    show(pins: readonly MapPin[], selectedId: string | null) {
      const wanted = new Set(pins.map((pin) => pin.id))
      let bereft: HTMLElement | null = null
      for (const [id, { button, held }] of kept) {
        if (wanted.has(id)) continue
        if (button === document.activeElement) bereft = button.closest<HTMLElement>('[role=application]')
        stage.take(held)
        kept.delete(id)
      }
      const before = selected
      selected = selectedId
      for (const pin of pins) {
        const known = kept.get(pin.id)
        if (known?.pin === pin) continue
        const button = known?.button ?? newButton(pin)
        if (!known || !isAlike(known.pin, pin)) dress(button, pin)
        if (!known) kept.set(pin.id, { button, pin, held: stage.put(pin, button) })
        else if (known.pin.latitude !== pin.latitude || known.pin.longitude !== pin.longitude)
          stage.move(known.held, pin)
        if (known) known.pin = pin
        mark(pin.id)
      }
      mark(before)
      mark(selected)
      // One tab stop; the arrow keys move from pin to pin.
      const stop = kept.get(selectedId ?? '') ?? kept.values().next().value
      for (const { button, pin } of kept.values()) {
        const tabIndex = pin.isCorner || button === stop?.button ? 0 : -1
        if (button.tabIndex !== tabIndex) button.tabIndex = tabIndex
      }
      // The focused pin is gone, as after a press on a cluster: the focus moves to the map.
      bereft?.focus({ preventScroll: true })
    },
    light(id: string | null) {
      const before = lit
      lit = id
      mark(before)
      mark(lit)
    },
  }
}

const isAlike = (a: MapPin, b: MapPin) =>
  a.text === b.text &&
  a.label === b.label &&
  a.crowd === b.crowd &&
  a.isVisited === b.isVisited &&
  a.isCorner === b.isCorner

function newButton(pin: MapPin): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.dir = 'auto'
  button.tabIndex = -1
  button.dataset.pin = pin.id
  return button
}

function dress(button: HTMLButtonElement, pin: MapPin) {
  button.className = `map-pin ${lookOf(pin)}${pin.isVisited ? ' is-visited' : ''}`
  button.textContent = pin.text ?? ''
  button.setAttribute('aria-label', pin.label)
}

function lookOf({ crowd, isCorner, text }: MapPin): string {
  if (isCorner) return 'map-pin-corner'
  if (crowd) return `map-pin-crowd map-pin-crowd-${crowd}`
  return text ? 'map-pin-price' : 'map-pin-dot'
}
