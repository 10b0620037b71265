import type { MapPin } from './map-types.ts'

/** How a map holds a button at a point. */
interface Stage<T> {
  put: (pin: MapPin, button: HTMLButtonElement) => T
  move: (held: T, pin: MapPin) => void
  take: (held: T) => void
}

/** Shows pins as real buttons, the same one as long as its pin is there: it may have the focus. */
export function pinKeeper<T>(onSelect: (id: string) => void, stage: Stage<T>) {
  const kept = new Map<string, { button: HTMLButtonElement; held: T }>()
  return (pins: readonly MapPin[], selectedId: string | null) => {
    const wanted = new Set(pins.map((pin) => pin.id))
    for (const [id, { held }] of kept) {
      if (wanted.has(id)) continue
      stage.take(held)
      kept.delete(id)
    }
    for (const pin of pins) {
      const known = kept.get(pin.id)
      const button = known?.button ?? newButton(() => onSelect(pin.id))
      dress(button, pin, pin.id === selectedId)
      if (known) stage.move(known.held, pin)
      else kept.set(pin.id, { button, held: stage.put(pin, button) })
    }
  }
}

function newButton(onClick: () => void): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.dir = 'auto'
  button.addEventListener('click', onClick)
  return button
}

function dress(button: HTMLButtonElement, pin: MapPin, isSelected: boolean) {
  button.className = pin.text ? 'map-pin' : 'map-pin map-pin-dot'
  button.textContent = pin.text ?? ''
  button.setAttribute('aria-label', pin.label)
  button.setAttribute('aria-pressed', String(isSelected))
}
